import Stripe from 'stripe';
import { isNotSent } from '../../gateway/requestJson.ts';

type HttpClient = ReturnType<typeof Stripe.createNodeHttpClient>;

/** No connection was made. */
export class NotSent extends Error {
  override readonly name = 'NotSent';
}

/** The connection or the answer was lost. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

/** Without system codes: the SDK would repeat some itself and hide that the first attempt may have arrived. */
export function createHttpClient(): HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...args) => {
    try {
      return await makeRequest(...args);
    } catch (cause) {
      throw isNotSent(cause) ? new NotSent('no connection', { cause }) : new AnswerLost('no answer', { cause });
    }
  };
  return client;
}
