import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const SIDES =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-)?(?:left|right)(?:-[a-z]+)?\s*:/
const ALIGNED = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/
const CORNERS = /(?:top|bottom)-(?:left|right)-radius/

test('sides are those of the writing, not of the screen: start and end, never left and right', () => {
  const physical = linesOf().filter(({ line }) =>
    [SIDES, ALIGNED, CORNERS].some((pattern) => pattern.test(line)),
  )
  expect(physical).toEqual([])
})

test('a shorthand of four sides gives both ends of the line the same', () => {
  const uneven = linesOf().filter(({ line }) => {
    const sides = /(?:^|[\s;{])(?:margin|padding|inset)\s*:\s*([^;]+);/.exec(line)?.[1]
    const [, right, , left, ...more] = valuesOf(sides ?? '')
    return left !== undefined && more.length === 0 && right !== left
  })
  expect(uneven).toEqual([])
})

function linesOf(): { path: string; line: string }[] {
  return globSync('src/web/**/*.css').flatMap((path) =>
    readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .map((line) => ({ path, line: line.trim() })),
  )
}

/** Values of a declaration; a function with its brackets is one. */
const valuesOf = (declaration: string): string[] =>
  declaration.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? []
