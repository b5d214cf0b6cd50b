/** PHP with Guzzle, which sends what it is given as JSON and throws at an error. */
import { literalOf, quoted, secretsOf } from './literals.ts'
import type { Sample } from './sample.ts'

const WORDS = { open: '[', close: ']', is: ' => ', word: (value: null | boolean) => `${value}` }

export function phpOf(sample: Sample): string {
  const { method, url, headers, body, answer, isFile } = sample
  const sent = [
    ...secretsOf(sample).map(
      ({ header, name, prefix }) =>
        `'${header}' => ${prefix === '' ? '' : `'${prefix}' . `}getenv('${name}'),`,
    ),
    ...headers.map(([name, value]) => `'${name}' => ${quoted(value)},`),
  ]
  const options = [
    ...(sent.length === 0
      ? []
      : ["    'headers' => [", ...sent.map((line) => `        ${line}`), '    ],']),
    ...(body === undefined ? [] : [`    'json' => ${literalOf(body, WORDS, '    ')},`]),
    ...(isFile ? ["    'sink' => 'document.pdf',"] : []),
  ]
  const given = options.length === 0 ? '' : `, [\n${options.join('\n')}\n]`
  return [
    '<?php',
    "require 'vendor/autoload.php';",
    '',
    "$http = new GuzzleHttp\\Client(['timeout' => 20]);",
    `$response = $http->request('${method}', ${quoted(url)}${given});`,
    answer === null || isFile
      ? 'echo $response->getStatusCode();'
      : 'print_r(json_decode($response->getBody(), true));',
  ].join('\n')
}
