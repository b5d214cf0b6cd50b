/** Code of the guide: the same in every language. */

export const openRequest = (origin: string): string =>
  `curl -g '${origin}/api/aroma_cartridges_web?page[size]=2&q[kind_eq]=citrus'`

export const keyRequest = (origin: string, key: string): string =>
  [`curl '${origin}/v1/news?limit=1' \\`, `  -H 'x-api-key: ${key}'`].join('\n')

export const nodeRequest = (origin: string): string =>
  [
    `const answer = await fetch('${origin}/api/aroma_products')`,
    'const { data, meta } = await answer.json()',
    'console.log(meta.count, data.map(({ slug }) => slug))',
  ].join('\n')

export const signInRequest = (origin: string): string =>
  [
    `curl -X POST '${origin}/api/sessions' \\`,
    "  -H 'content-type: application/json' \\",
    `  -d '{"session":{"email":"mina@example.com","password":"…"}}'`,
    '',
    `curl '${origin}/v1/orders' \\`,
    '  -H "x-api-key: $API_KEY" \\',
    '  -H "authorization: Bearer $TOKEN"',
  ].join('\n')

export const REFRESH_SAMPLE = `const expired = answer.status === 401
  && (await answer.json()).error === 'Token expired'

if (expired) {
  const renewed = await fetch(\`\${shop}/api/users/\${id}/refresh_token\`, {
    headers: { authorization: \`Bearer \${token}\` },
  })
  const { data } = await renewed.json()
  token = data.token
  // Then the same request once more.
}`

export const META_SAMPLE = JSON.stringify(
  {
    data: ['…'],
    meta: { current: 1, limit: 20, pages: 6, next: 2, prev: null, count: 103 },
  },
  null,
  2,
)

export const ERROR_SAMPLE = JSON.stringify(
  {
    error: {
      code: 'quantity_exceeded',
      message: 'Quantity is invalid! Exceeded: 2',
      data: { excess: 2 },
    },
  },
  null,
  2,
)

export const EXPIRED_SAMPLE = JSON.stringify({ error: 'Token expired' })

export const repeatRequest = (origin: string): string =>
  [
    `curl -X POST '${origin}/v1/orders' \\`,
    '  -H "x-api-key: $API_KEY" \\',
    '  -H "authorization: Bearer $TOKEN" \\',
    '  -H "idempotency-key: $(uuidgen)" \\',
    "  -H 'content-type: application/json' \\",
    '  -d @order.json',
  ].join('\n')

export const VERIFY_SAMPLE = `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

const webhook = new Webhook(process.env.WEBHOOK_SECRET) // whsec_…

createServer(async (request, response) => {
  const body = await text(request)
  try {
    const { type, data } = webhook.verify(body, request.headers)
    console.log(request.headers['webhook-id'], type, data)
    response.writeHead(204).end()
  } catch {
    response.writeHead(401).end()
  }
}).listen(8080)`

export const GRAPHQL_SAMPLE = `{
  cartridges(kind: "citrus") {
    items { serial name { en ja ko } }
    meta { count }
  }
}`

export const graphqlRequest = (origin: string): string =>
  [
    `curl -X POST '${origin}/graphql' \\`,
    '  -H "x-api-key: $API_KEY" \\',
    "  -H 'content-type: application/json' \\",
    `  -d '{"query":"{ products { items { slug } } }"}'`,
  ].join('\n')
