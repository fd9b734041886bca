import { OPERATIONS } from '../handlers/index.ts';
import type { AppContext } from '../handlers/operation.ts';
import { scenarioSeed } from '../scenarios/index.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import type { IdSource } from '../store/ids.ts';
import { savePictures } from '../store/picture-storage.ts';
import type { Picture } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import { type Clock, Store } from '../store/store.ts';
import type { RequestControl } from './control-header.ts';
import { FaultRules } from './faults.ts';

/** An app context with its operations, fault rules and latency. */
export interface Environment {
  readonly app: AppContext;
  readonly faults: FaultRules;
  /** Milliseconds before each API response. */
  latency: number;
  /** The scenario loaded last. */
  scenario: Scenario | undefined;
}

/** Creates an environment without fault rules. */
function createEnvironment(app: AppContext): Environment {
  return { app, faults: new FaultRules(OPERATIONS.map(({ id }) => id)), latency: 0, scenario: undefined };
}

/** Data and scenario to load into an environment. */
interface EnvironmentSetup {
  scenario: Scenario | undefined;
  /** Data before the scenario's changes. */
  data: Snapshot;
  /** Latency in milliseconds if the scenario has none. */
  latency: number;
}

/** Loads data, fault rules and latency into an environment. */
function setUpEnvironment(environment: Environment, { scenario, data, latency }: EnvironmentSetup): void {
  const { store } = environment.app;
  store.write(() => {
    store.state.restore(data);
    scenario?.prepare?.(store);
  });
  applyScenario(environment, scenario, latency);
}

/** Applies the fault rules and latency of a scenario. */
function applyScenario(environment: Environment, scenario: Scenario | undefined, latency: number): void {
  environment.faults.clear();
  for (const rule of scenario?.faults?.(OPERATIONS) ?? []) environment.faults.add(rule);
  environment.latency = scenario?.latency ?? latency;
  environment.scenario = scenario;
}

/** A view of the environment for one request, which changes nothing once `isOver`; at another time if `now` is given. */
function environmentFor(
  environment: Environment,
  isOver: () => boolean,
  now: number | undefined,
): Environment {
  const { app } = environment;
  const store = app.store.during(isOver);
  return { ...environment, app: { ...app, store: now === undefined ? store : store.at(() => now) } };
}

/** Options common to all environments of a mock. */
export interface EnvironmentOptions {
  clock: Clock;
  ids: IdSource;
  /** Milliseconds before each API response if the scenario has no latency. */
  latency: number;
  /** Initial scenario, if any. */
  scenario: Scenario | undefined;
}

/** The main environment, and one for each scenario that single requests have named. */
export class Environments {
  readonly main: Environment;
  readonly #options: EnvironmentOptions;
  #others = new Map<string, Environment>();
  #resets = 0;

  constructor(app: AppContext, options: EnvironmentOptions) {
    const { scenario, latency } = options;
    this.#options = options;
    this.main = createEnvironment(app);
    const { store } = app;
    if (scenario?.prepare) store.write(() => scenario.prepare?.(store));
    applyScenario(this.main, scenario, latency);
  }

  /** The environment for a request, which changes nothing once `isOver`. */
  for({ scenario, now }: RequestControl, isOver: () => boolean): Environment {
    return environmentFor(scenario ? this.#environmentFor(scenario) : this.main, isOver, now);
  }

  /** Returns a function that tells whether a reset has happened since this call. */
  untilReset(): () => boolean {
    const before = this.#resets;
    return () => this.#resets !== before;
  }

  /** Loads a scenario into the main environment. */
  async loadScenario(scenario: Scenario): Promise<void> {
    await this.#set(this.#dataOf(scenario), scenario);
  }

  /** Loads a test's own data into the main environment, without fault rules. */
  async seed(input: SeedInput): Promise<void> {
    const { clock, ids } = this.#options;
    await this.#set(new Store(readSeed(input, clock()), clock, ids).origin, undefined);
  }

  /** Restores the initial state. */
  reset(): void {
    const { scenario, latency } = this.#options;
    setUpEnvironment(this.main, { scenario, data: this.main.app.store.origin, latency });
    this.#others.clear();
    this.#resets += 1;
  }

  async #set(data: Snapshot, scenario: Scenario | undefined): Promise<void> {
    const pictures = (data['pictures'] ?? []) as readonly Picture[];
    const kept = await savePictures({ pictures }, this.main.app.files);
    setUpEnvironment(this.main, { scenario, data: { ...data, ...kept }, latency: this.#options.latency });
  }

  #environmentFor(scenario: Scenario): Environment {
    const known = this.#others.get(scenario.name);
    if (known) return known;
    const { clock, ids, latency } = this.#options;
    const environment = createEnvironment({ ...this.main.app, store: new Store(NO_DATA, clock, ids) });
    setUpEnvironment(environment, { scenario, data: this.#dataOf(scenario), latency });
    this.#others.set(scenario.name, environment);
    return environment;
  }

  /** The scenario's own data, or else the initial data. */
  #dataOf(scenario: Scenario): Snapshot {
    const { clock, ids } = this.#options;
    const own = scenarioSeed(scenario, clock());
    return own ? new Store(own, clock, ids).origin : this.main.app.store.origin;
  }
}

const NO_DATA = { users: [], keys: [], wallets: [], merchants: [], pictures: [], albums: [] };
