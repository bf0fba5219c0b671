/** Daraja's paths give these answers. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Mpesa } from './Mpesa.ts';
import { type MpesaAccount, TOKEN_SECONDS } from './MpesaAccount.ts';
import { PayoutSchema, PushSchema, QuerySchema, StatusSchema } from './requestSchemas.ts';

type Handler<TSchema extends v.GenericSchema> = (body: v.InferOutput<TSchema>, reply: FastifyReply) => unknown;

const refuse = (reply: FastifyReply, status: number, errorCode: string, errorMessage: string) =>
  reply.code(status).send({ requestId: randomUUID(), errorCode, errorMessage });

const WRONG_CREDENTIALS = [500, '500.001.1001', 'Wrong credentials'] as const;

export function darajaRoutes(app: FastifyInstance, mpesa: Mpesa, account: MpesaAccount): void {
  const post = <TSchema extends v.GenericSchema>(path: string, schema: TSchema, handler: Handler<TSchema>) => {
    app.post(path, async (request: FastifyRequest, reply) => {
      if (!account.isTokenGood(request.headers.authorization)) {
        return refuse(reply, 404, '404.001.03', 'Invalid Access Token');
      }
      const read = v.safeParse(schema, request.body);
      if (read.success) return handler(read.output, reply);
      const field = v.getDotPath(read.issues[0]) ?? 'body';
      return refuse(reply, 400, '400.002.02', `Bad Request - Invalid ${field}`);
    });
  };

  app.get('/oauth/v1/generate', async (request, reply) => {
    const token = account.newToken(request.headers.authorization);
    if (!token) return refuse(reply, 400, '400.008.01', 'Invalid Authentication passed');
    return { access_token: token, expires_in: String(TOKEN_SECONDS) };
  });

  post('/mpesa/stkpush/v1/processrequest', PushSchema, (body, reply) => {
    if (!account.isSigned(body)) return refuse(reply, ...WRONG_CREDENTIALS);
    if (body.PhoneNumber.endsWith('05')) {
      return refuse(reply, 500, '500.001.1001', 'Unable to lock subscriber, a transaction is already in process');
    }
    const { id, merchantRequestId } = mpesa.push(body);
    return {
      MerchantRequestID: merchantRequestId,
      CheckoutRequestID: id,
      ResponseCode: '0',
      ResponseDescription: 'Success. Request accepted for processing',
      CustomerMessage: 'Success. Request accepted for processing',
    };
  });

  post('/mpesa/stkpushquery/v1/query', QuerySchema, (body, reply) => {
    if (!account.isSigned(body)) return refuse(reply, ...WRONG_CREDENTIALS);
    const push = mpesa.findPush(body.CheckoutRequestID);
    if (!push) return refuse(reply, 400, '400.002.02', 'Bad Request - Invalid CheckoutRequestID');
    if (Date.now() < push.endsAt) return refuse(reply, 500, '500.001.1001', 'The transaction is being processed');
    return {
      ResponseCode: '0',
      ResponseDescription: 'The service request has been accepted successfully',
      MerchantRequestID: push.merchantRequestId,
      CheckoutRequestID: push.id,
      ResultCode: String(push.resultCode),
      ResultDesc: push.resultText,
    };
  });

  post('/mpesa/b2c/v3/paymentrequest', PayoutSchema, (body, reply) => {
    const id = body.OriginatorConversationID;
    if (mpesa.findPayout(id)) return refuse(reply, 500, '500.002.1001', 'Duplicate OriginatorConversationID.');
    const payout = mpesa.payOut(body, account.isInitiator(body.InitiatorName, body.SecurityCredential));
    return accepted(payout.conversationId, id);
  });

  post('/mpesa/transactionstatus/v1/query', StatusSchema, (body) =>
    accepted(mpesa.askStatus(body), body.OriginatorConversationID),
  );
}

const accepted = (conversationId: string, originatorId: string) => ({
  ConversationID: conversationId,
  OriginatorConversationID: originatorId,
  ResponseCode: '0',
  ResponseDescription: 'Accept the service request successfully.',
});
