/** The command `pix-check`. */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { baseUrlFault, HOST_NAMES, normalizeBaseUrl, type HostName } from '../handlers/operation.ts';
import { printable } from '../internal/text.ts';
import { checkService, UnreachableError } from './check-service.ts';
import { differencesIn, jsonReport, textReport } from './report.ts';
import { DEFAULT_TIMEOUT_MS } from './service.ts';

/** All options, with a placeholder for the value of those that have one. */
export const OPTIONS: Readonly<Record<string, { value?: string; help: string }>> = {
  service: { value: 'URL', help: 'base URL of the picture service; required' },
  hosts: { value: 'NAME=URL', help: 'base URL of a companion host, such as platform (repeatable)' },
  'key-env': {
    value: 'NAME',
    help: 'environment variable with the API key; HOST=NAME for that of a companion host (repeatable)',
  },
  config: { value: 'FILE', help: 'write options of the mock that imitate the service, as JSON' },
  timeout: { value: 'MS', help: `milliseconds until a request is given up (default ${DEFAULT_TIMEOUT_MS})` },
  json: { help: 'print the result as JSON' },
  verbose: { help: 'also list gaps that are as assumed, or not observable by reads' },
  help: { help: 'show this text' },
  version: { help: 'show the version' },
};

/** Invalid use of the command. */
class UsageError extends Error {}

function helpText(): string {
  const lines = Object.entries(OPTIONS).map(
    ([name, { value = '', help }]) => `  ${`--${name} ${value}`.padEnd(18)}  ${help}`,
  );
  return [
    'Usage: pix-check --service URL [options]',
    '',
    'Checks a live service against the contract. Sends only GET, HEAD and OPTIONS, one request after another.',
    '',
    ...lines,
    '',
    'Exit codes: 0 no differences, 1 differences, 2 invalid option, or the service is unreachable.',
    '',
  ].join('\n');
}

/** Where the command prints. */
export interface Streams {
  out: (text: string) => unknown;
  err: (text: string) => unknown;
}

/** Runs the command. Resolves with the exit code: 0 no differences, 1 differences, 2 could not run. */
export async function check(
  argv: readonly string[],
  env: Record<string, string | undefined>,
  { out, err }: Streams,
): Promise<number> {
  try {
    const values = parsed(argv);
    if (values.help) return say(out, helpText());
    if (values.version) return say(out, `${packageJson.version}\n`);
    const hosts = readHosts(values);
    const keys = readKeys(values, env);
    const result = await checkService({ hosts, keys, timeout: readTimeout(values) });
    const report = values.json
      ? jsonReport(result)
      : textReport(result, { verbose: values.verbose ?? false });
    // A service may repeat a key in its responses.
    out(Object.values(keys).reduce((text, key) => text.replaceAll(key, '[secret]'), report));
    if (values.config !== undefined)
      writeFileSync(values.config, `${JSON.stringify(result.config, null, 2)}\n`);
    return differencesIn(result) ? 1 : 0;
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof UnreachableError;
    err(`${printable(isExpected ? error.message : String(error))}\n`);
    return 2;
  }
}

function say(out: Streams['out'], text: string): 0 {
  out(text);
  return 0;
}

type Values = ReturnType<typeof parsed>;

function parsed(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const toggle = { type: 'boolean' } as const;
  const options = {
    ...{ service: text, hosts: texts, 'key-env': texts, config: text, timeout: text },
    ...{ json: toggle, verbose: toggle, help: toggle, version: toggle },
  };
  const args = [...argv];
  const { tokens } = parseArgs({ args, options, strict: false, tokens: true });
  const unknown = tokens.find(
    (token) =>
      token.kind === 'positional' || (token.kind === 'option' && !Object.hasOwn(OPTIONS, token.name)),
  );
  if (unknown) {
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    throw new UsageError(`Unknown argument ${args[unknown.index]}. Known are ${known.join(', ')}.`);
  }
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError((error as Error).message, { cause: error });
  }
}

function baseUrl(name: string, text: string): string {
  const fault = baseUrlFault(text);
  if (fault !== undefined) throw new UsageError(`${name} ${fault}.`);
  return normalizeBaseUrl(text);
}

function readHosts({ service, hosts = [] }: Values): Partial<Record<HostName, string>> {
  if (service === undefined) throw new UsageError('--service URL is required: the base URL of the service.');
  const pairs = hosts.map((pair): [HostName, string] => {
    const [, host, url = ''] = /^(\w+)=(.*)$/s.exec(pair) ?? [];
    return [hostName('--hosts', host), baseUrl(`--hosts ${host}`, url)];
  });
  return { ...Object.fromEntries(pairs), pictures: baseUrl('--service', service) };
}

function hostName(option: string, text: string | undefined): HostName {
  const name = HOST_NAMES.find((candidate) => candidate === text);
  if (name) return name;
  throw new UsageError(`${option} needs one of ${HOST_NAMES.join(', ')}, and = before the value.`);
}

/** Keys are read from variables, since other users of the machine can see arguments. */
function readKeys(
  { 'key-env': names = [] }: Values,
  env: Record<string, string | undefined>,
): Partial<Record<HostName, string>> {
  const pairs = names.map((text) => {
    const [, host, name] = /^(?:(\w+)=)?(\w+)$/.exec(text) ?? [];
    const key = name === undefined ? undefined : env[name];
    if (!key || !/^[\x21-\x7e]+$/.test(key))
      throw new UsageError('--key-env must name an environment variable with a key, or HOST=NAME.');
    return [host === undefined ? 'pictures' : hostName('--key-env', host), key];
  });
  return Object.fromEntries(pairs) as Partial<Record<HostName, string>>;
}

function readTimeout({ timeout }: Values): number {
  if (timeout === undefined) return DEFAULT_TIMEOUT_MS;
  if (/^[1-9]\d{0,5}$/.test(timeout)) return Number(timeout);
  throw new UsageError(`--timeout must be milliseconds from 1 to 999999, not "${timeout}".`);
}
