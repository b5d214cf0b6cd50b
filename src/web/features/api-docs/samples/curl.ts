import { jsonOf, type Sample } from './sample.ts'

export function curlOf(sample: Sample): string {
  const { method, url, needsKey, needsToken, headers, body, isFile } = sample
  // curl reads brackets as a range without this option.
  const plain = /[[\]{}]/.test(url) ? ' -g' : ''
  const verb = method === 'GET' ? '' : ` -X ${method}`
  const lines = [
    `curl${plain}${verb} ${quoted(url)}`,
    ...(needsKey ? ['-H "x-api-key: $API_KEY"'] : []),
    ...(needsToken ? ['-H "authorization: Bearer $TOKEN"'] : []),
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`-H 'content-type: application/json'`, `-d ${quoted(jsonOf(body))}`]),
    // Saved under the name that the answer gives.
    ...(isFile ? ['-OJ'] : []),
  ]
  return lines.join(' \\\n  ')
}

/** A shell takes text between single quotes literally. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
