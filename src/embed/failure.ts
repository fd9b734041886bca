/** Code that is needed only after a list or an element has failed. */
export { describeFailure } from '../client/transport/failure.ts';
export { plainList } from './plain-list.ts';
export { unavailable } from './unavailable.ts';
