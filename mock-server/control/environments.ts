import type { AppContext } from '../handlers/operation.ts';
import { scenarioSeed } from '../scenarios/initial-seed.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { savePictures } from '../seed/save-pictures.ts';
import type { IdSource } from '../store/ids.ts';
import type { Picture } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import { Store, type Clock } from '../store/store.ts';
import type { RequestControl } from './control-header.ts';
import {
  createEnvironment,
  applyScenario,
  setUpEnvironment,
  environmentAt,
  type Environment,
} from './environment.ts';

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

  constructor(app: AppContext, options: EnvironmentOptions) {
    const { scenario, latency } = options;
    this.#options = options;
    this.main = createEnvironment(app);
    const { store } = app;
    if (scenario?.prepare) store.write(() => scenario.prepare?.(store));
    applyScenario(this.main, scenario, latency);
  }

  /** The environment for a request. */
  for({ scenario, now }: RequestControl): Environment {
    const environment = scenario ? this.#environmentFor(scenario) : this.main;
    return now === undefined ? environment : environmentAt(environment, now);
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
