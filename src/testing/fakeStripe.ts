/** Jest replaces the package by the stand-in; tests reach it here. */
export {
  type FakeStripe,
  installFakeStripe,
  removeFakeStripe,
  stripeError,
} from '../../__mocks__/@stripe/stripe-js/pure';
