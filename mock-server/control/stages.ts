import type { Platform } from '../handlers/operation.ts';
import { scenarioSeed } from '../scenarios/chosen-seed.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { keepSeed } from '../seed/keep-seed.ts';
import type { IdSource } from '../store/ids.ts';
import type { Picture } from '../store/records.ts';
import type { Snapshot } from '../store/state.ts';
import { readSeed } from '../seed/read-seed.ts';
import type { SeedInput } from '../seed/seed-input.ts';
import { Store, type Clock } from '../store/store.ts';
import type { RequestControl } from './control-header.ts';
import { createStage, setRules, setScene, stageAt, type Stage } from './stage.ts';

/** What all stages of a mock have in common. */
export interface StageOptions {
  clock: Clock;
  ids: IdSource;
  /** Milliseconds before each answer of the API, where the scenario says nothing about it. */
  latency: number;
  /** What the mock starts with. */
  scenario: Scenario | undefined;
}

/** The mock's own stage, and one for each scenario that single requests have asked for. */
export class Stages {
  readonly main: Stage;
  readonly #options: StageOptions;
  #others = new Map<string, Stage>();

  constructor(platform: Platform, options: StageOptions) {
    const { scenario, latency } = options;
    this.#options = options;
    this.main = createStage(platform);
    const { store } = platform;
    if (scenario?.prepare) store.write(() => scenario.prepare?.(store));
    setRules(this.main, scenario, latency);
  }

  /** Where a request is answered. */
  for({ scenario, now }: RequestControl): Stage {
    const stage = scenario ? this.#stageOf(scenario) : this.main;
    return now === undefined ? stage : stageAt(stage, now);
  }

  /** Sets the mock's own stage for a scenario. */
  async play(scenario: Scenario): Promise<void> {
    await this.#set(this.#dataOf(scenario), scenario);
  }

  /** Sets the mock's own stage with data of a test's own, without rules. */
  async sow(input: SeedInput): Promise<void> {
    const { clock, ids } = this.#options;
    await this.#set(new Store(readSeed(input, clock()), clock, ids).origin, undefined);
  }

  /** Back to what the mock started with. */
  reset(): void {
    const { scenario, latency } = this.#options;
    setScene(this.main, { scenario, data: this.main.platform.store.origin, latency });
    this.#others.clear();
  }

  async #set(data: Snapshot, scenario: Scenario | undefined): Promise<void> {
    const pictures = (data['pictures'] ?? []) as readonly Picture[];
    const kept = await keepSeed({ pictures }, this.main.platform.files);
    setScene(this.main, { scenario, data: { ...data, ...kept }, latency: this.#options.latency });
  }

  #stageOf(scenario: Scenario): Stage {
    const known = this.#others.get(scenario.name);
    if (known) return known;
    const { clock, ids, latency } = this.#options;
    const stage = createStage({ ...this.main.platform, store: new Store(NO_DATA, clock, ids) });
    setScene(stage, { scenario, data: this.#dataOf(scenario), latency });
    this.#others.set(scenario.name, stage);
    return stage;
  }

  /** The scenario's own data, or those the mock started with. */
  #dataOf(scenario: Scenario): Snapshot {
    const { clock, ids } = this.#options;
    const own = scenarioSeed(scenario, clock());
    return own ? new Store(own, clock, ids).origin : this.main.platform.store.origin;
  }
}

const NO_DATA = { users: [], keys: [], wallets: [], merchants: [], pictures: [], albums: [] };
