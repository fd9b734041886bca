/** The `fetch` adapter of the mock: for tests, workers and wherever no interception is needed. */
export { createMockFetch, type MockFetch } from './fetch.ts';
export { SCENARIOS } from './scenarios/index.ts';
export type { FaultControl, JournalEntry, MockControl, VirtualClock } from './control/mock-control.ts';
export type { FaultRule } from './scenarios/scenario.ts';
export type { MockOptions } from './control/create-mock.ts';
export type { HostName } from './handlers/operation.ts';
export type { TimeInput } from './http/read-time.ts';
export type { Scenario } from './scenarios/scenario.ts';
export type { ScenarioName } from './scenarios/scenario.ts';
export type {
  AlbumInput,
  KeyInput,
  LinkInput,
  PictureInput,
  SeedInput,
  UserInput,
} from './seed/seed-input.ts';
export type { Snapshot } from './store/state.ts';
export type { WebhookTarget } from './webhooks/deliver.ts';
export type { OperationId } from '../src/contract/models.ts';
