import { expect, test } from 'vitest';
import { readArguments } from '../../../mock-server/cli/flags.ts';

const all = {
  port: 0,
  host: '0.0.0.0',
  baseUrl: 'https://pix.example.org',
  data: 'd',
  pictures: 'p',
  allowOrigins: ['http://site.test:3000'],
  key: 'owner-key',
  scenario: 'slow',
  latency: 60_000,
  control: true,
  quiet: true,
  json: true,
  webhookUrl: 'http://127.0.0.1:8080/hook?a=b',
  webhookSecret: 'whsec_c2VjcmV0',
};

test('every setting can be given as a flag', () => {
  const flags =
    '--port 0 --host 0.0.0.0 --base-url https://pix.example.org --data d --pictures p --allow-origin http://site.test:3000 --key owner-key --scenario slow --latency 60000 ' +
    '--control --quiet --json --webhook-url http://127.0.0.1:8080/hook?a=b --webhook-secret whsec_c2VjcmV0';
  expect(readArguments(flags.split(' '), {})).toEqual(all);
});

test('every setting can be given in the environment', () => {
  const env = {
    PIX_PORT: '0',
    PIX_HOST: '0.0.0.0',
    PIX_BASE_URL: 'https://pix.example.org',
    PIX_DATA: 'd',
    PIX_PICTURES: 'p',
    PIX_ALLOW_ORIGIN: 'http://site.test:3000',
    PIX_KEY: 'owner-key',
    PIX_SCENARIO: 'slow',
    PIX_LATENCY: '60000',
    PIX_CONTROL: '1',
    PIX_QUIET: '1',
    PIX_JSON: '1',
    PIX_WEBHOOK_URL: 'http://127.0.0.1:8080/hook?a=b',
    PIX_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  };
  expect(readArguments([], env)).toEqual(all);
});

test('several origins can be given', () => {
  const argv = ['--allow-origin', 'null', '--allow-origin=https://a.example'];
  expect(readArguments(argv, {})).toEqual({ allowOrigins: ['null', 'https://a.example'] });
});

test('a flag takes precedence over the environment, PIX_PORT over PORT, and empty variables are ignored', () => {
  expect(readArguments(['--port', '0'], { PIX_PORT: '5000', PORT: '6000' })).toEqual({ port: 0 });
  expect(readArguments([], { PIX_PORT: '5000', PORT: '6000' })).toEqual({ port: 5000 });
  expect(readArguments([], { PIX_PORT: '', PORT: '6000' })).toEqual({ port: 6000 });
  expect(readArguments(['--quiet'], { PIX_QUIET: '0', PIX_JSON: '0' })).toEqual({ quiet: true, json: false });
});

test('an unrelated variable does no harm if the flag is given', () => {
  expect(readArguments(['--port', '0'], { PORT: 'tcp://1.2.3.4:80' })).toEqual({ port: 0 });
  expect(readArguments(['--help'], { PORT: 'tcp://1.2.3.4:80' })).toBe('help');
});

test.each([
  ['PORT', 'http', /^PORT must be a whole number from 0 to 65535, not "http"\.$/],
  ['PIX_LATENCY', '60001', /^PIX_LATENCY must be a whole number from 0 to 60000, not "60001"\.$/],
  ['PIX_CONTROL', 'yes', /^PIX_CONTROL must be 1 or 0, not "yes"\.$/],
  ['PIX_SCENARIO', 'Huge', /^PIX_SCENARIO must be one of empty, huge, .*, not "Huge"\.$/],
  ['PIX_BASE_URL', 'pix.example', /^PIX_BASE_URL must be an http or https address/],
])('the variable %s=%s is rejected by name with a hint', (name, value, message) => {
  expect(() => readArguments([], { [name]: value })).toThrow(message);
});

test.each([
  ['--prot', /^Unknown argument --prot\. Known are --port, --host/],
  ['8080', /^Unknown argument 8080\./],
  ['--toString', /^Unknown argument --toString\./],
  ['--port', /^--port needs a value: --port N\.$/],
  ['--port=', /^--port needs a value/],
  ['--port=1e3', /^--port must be a whole number/],
  ['--base-url=pix.example.org', /^--base-url must be an http or https address/],
  ['--base-url=https://a.example/?q', /^--base-url must be an http or https address/],
  ['--latency=0.5', /^--latency must be a whole number from 0 to 60000, not "0\.5"\.$/],
  ['--scenario=', /^--scenario needs a value: --scenario NAME\.$/],
  ['--scenario=full', /^--scenario must be one of empty, huge, .*, not "full"\.$/],
  ['--allow-origin=https://a.example/', /^--allow-origin must be an origin such as http/],
  ['--key=a b c d e f', /^--key must have 8 to 128 ASCII characters, none of them a space\.$/],
  ['--quiet=yes', /^--quiet takes no value; give --quiet alone, or leave it out\.$/],
  ['--webhook-url=ftp://a.example', /^--webhook-url must be an http or https address/],
])('%s is rejected with a hint', (argument, message) => {
  expect(() => readArguments([argument], {})).toThrow(message);
});

test('an invalid secret is not repeated', () => {
  const read = () => readArguments(['--webhook-secret', 'whsec_s e c r e t'], {});
  expect(read).toThrow(
    /^--webhook-secret must be whsec_ and Base64, or any non-empty text that does not begin with whsec_\.$/,
  );
});
