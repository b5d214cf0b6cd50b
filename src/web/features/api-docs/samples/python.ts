import { literalOf, quoted, secretsOf } from './literals.ts'
import type { Sample } from './sample.ts'

const WORDS = {
  open: '{',
  close: '}',
  is: ': ',
  word: (value: null | boolean) => (value === null ? 'None' : value ? 'True' : 'False'),
} as const

export function pythonOf(sample: Sample): string {
  const { method, url, headers, body, answer, isFile } = sample
  const secrets = secretsOf(sample)
  const sent = [
    ...secrets.map(
      ({ header, name, prefix }) =>
        `'${header}': ${prefix === '' ? '' : `'${prefix}' + `}os.environ['${name}'],`,
    ),
    ...headers.map(([name, value]) => `'${name}': ${quoted(value)},`),
  ]
  return [
    ...(secrets.length === 0 ? [] : ['import os']),
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${quoted(url)},`,
    ...(sent.length === 0
      ? []
      : ['    headers={', ...sent.map((line) => `        ${line}`), '    },']),
    ...(body === undefined ? [] : [`    json=${literalOf(body, WORDS, '    ')},`]),
    '    timeout=20,',
    ')',
    'response.raise_for_status()',
    isFile
      ? "open('document.pdf', 'wb').write(response.content)"
      : `print(response.${answer === null ? 'status_code' : 'json()'})`,
  ].join('\n')
}
