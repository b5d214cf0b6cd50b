import { expect, test } from 'vitest'

import { proseOf } from '../../prose/markdown.server.ts'
import { markdownOf } from './opening-markdown.ts'
import { sectionsIn } from './stored-text.ts'

test('legal texts: a heading begins a section, and names its address or is given one', () => {
  const nodes = proseOf('Intro\n\n## Payment {#payment}\n\nA\n\nB\n\n## Other\n\n### Deeper\n\nC')
  const { before, sections } = sectionsIn(nodes, 2, 'sale')
  expect(before).toHaveLength(1)
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['payment', 'Payment'],
    ['sale-2', 'Other'],
  ])
  expect(sectionsIn(sections[1]?.nodes ?? [], 3, 'other').sections[0]?.title).toBe('Deeper')
})

test('legal texts: what a text says of itself in marks comes back as it was', () => {
  const paragraphs = ['1. * not a list *', 'a_b_c <b> [x](y) `z` # {days} \\', '- 5 %', '# one']
  const section = { id: 'a', title: 'A *B*', paragraphs, link: { to: '/faq', text: 'FAQ [1]' } }
  const { sections } = sectionsIn(proseOf(markdownOf([section])), 2, 'x')
  expect(sections[0]).toMatchObject({ id: 'a', title: 'A *B*' })
  const said = sections[0]?.nodes.map((node) =>
    node.type === 'paragraph' ? node.children.map((one) => ('value' in one ? one.value : one)) : [],
  )
  expect(said?.slice(0, 4).map((words) => words.join(''))).toEqual(paragraphs)
  expect(said?.[4]).toEqual([
    { type: 'link', url: '/faq', children: [{ type: 'text', value: 'FAQ [1]' }] },
  ])
})
