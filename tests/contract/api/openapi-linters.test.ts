/**
 * The description has no finding of the linters that partners use, with the rules that each recommends. Their
 * libraries alone: the command lines need a hundred packages more.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'

import { openTestShop } from '../../support/shop/shop.ts'

async function readDescription(): Promise<string> {
  // Linters refuse localhost as the server of a public API.
  await using shop = await openTestShop({ env: { PUBLIC_URL: 'https://shop.example' } })
  return (await fetch(`${shop.address}/api/openapi.json`)).text()
}

test('OpenAPI 3.1: Redocly and Spectral find nothing by their recommended rules', async () => {
  const source = await readDescription()
  const config = await createConfig({ extends: ['recommended'] })
  const found = await lintFromString({ source, absoluteRef: '/openapi.json', config })
  const byRedocly = found.map(({ ruleId, message, location }) => ({
    ruleId,
    message,
    at: location[0]?.pointer,
  }))
  expect(byRedocly.slice(0, 20), `${found.length} by Redocly`).toEqual([])

  const linter = new spectral.Spectral()
  // One of two packages of the same hand demands a field that the other leaves out.
  linter.setRuleset({ extends: [rulesets.oas as RulesetDefinition] })
  const bySpectral = await linter.run(JSON.parse(source))
  expect(bySpectral.slice(0, 20), `${bySpectral.length} by Spectral`).toEqual([])
}, 180_000)
