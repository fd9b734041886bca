import { afterEach, expect, it, vi } from 'vitest';
import {
  setBaseUrlSources,
  setDefault,
  SourceController,
  WARNING_DELAY_MS,
} from '../../../src/controllers/source-controller.ts';
import { Host, simulatePage } from './support/host.ts';

simulatePage();
afterEach(() => setDefault(undefined));

const [own, standard, remote] = [{ own: true }, { standard: true }, { remote: true }];
setBaseUrlSources(() => remote);

/** An element with a source, and its updates. */
class SourceHost extends Host {
  source: object | undefined;
  baseUrl: string | undefined;
  updates = 0;
  localName = `pix-${Math.random()}`;

  override requestUpdate(): void {
    this.updates++;
  }

  hasAttribute = () => false;
  getAttribute = () => null;
}

function create(options: { source?: object; baseUrl?: string } = {}, isIndependent = true) {
  const host = Object.assign(new SourceHost(), options);
  const sources = new SourceController(host as SourceHost & Host['element'], () => isIndependent);
  host.connect();
  return { host, sources };
}

it('prefers its own source to that of its base URL, and that to the default of the page', () => {
  setDefault(standard);
  const { host, sources } = create({ source: own, baseUrl: 'http://pix.test' });
  expect(sources.current).toBe(own);
  Object.assign(host, { source: 'a text' });
  expect(sources.current).toBe(remote);
  host.baseUrl = '';
  expect(sources.current).toBe(standard);
  expect(create({}, false).sources.current).toBeUndefined();
});

it('knows whether the source has changed since it was last asked', () => {
  const { host, sources } = create();
  expect(sources.hasChanged()).toBe(false);
  host.source = own;
  expect([sources.hasChanged(), sources.hasChanged()]).toEqual([true, false]);
});

it('keeps the first function that finds sources by base URL', () => {
  const { host, sources } = create({ baseUrl: 'http://pix.test' });
  setBaseUrlSources(() => own);
  expect([sources.current, host.updates]).toEqual([remote, 1]);
});

it('updates when the default changes, while it is connected', () => {
  const { host } = create();
  setDefault(standard);
  expect(host.updates).toBe(1);
  host.disconnect();
  setDefault(undefined);
  expect(host.updates).toBe(1);
});

it.each([
  ['without a source', {}, true, 1],
  ['with a source', { source: own }, true, 0],
  ['that needs none', {}, false, 0],
])('warns two seconds after an element %s was connected', async (_, options, isIndependent, count) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  create(options, isIndependent);
  create(options, isIndependent).host.disconnect();
  await vi.advanceTimersByTimeAsync(WARNING_DELAY_MS - 1);
  expect(warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  if (count) await vi.waitFor(() => expect(warn).toHaveBeenCalled());
  expect(warn).toHaveBeenCalledTimes(count);
});
