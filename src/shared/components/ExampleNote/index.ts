export { ExampleNote } from './ExampleNote';
