/** Jest puts the stand-in in the place of the package; this is how tests reach it. */
export {
  type FakeStripe,
  installFakeStripe,
  removeFakeStripe,
  stripeError,
} from '../../__mocks__/@stripe/stripe-js/pure';
