import { expect, test } from 'vitest'

import { articleOf, plainTextOf, proseOf } from './markdown.server.ts'
import { proseText } from './prose-text.ts'

test('markup in a text is text, and never becomes anything else', () => {
  const nodes = proseOf('Hello <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>')
  expect(JSON.stringify(nodes)).not.toContain('"type":"html"')
  expect(proseText(nodes)).toBe('Hello <script>alert(1)</script> <img src=x onerror=alert(1)>')
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  '//evil.example/x',
  '/\\\\evil.example',
  'http://plain.example',
  'vbscript:x',
])('a link to %s is only its words', (url) => {
  expect(JSON.stringify(proseOf(`[go](<${url}>)`))).not.toContain('"link"')
  expect(proseText(proseOf(`[go](<${url}>)`))).toBe('go')
})

test.each(['/faq', 'https://example.com/a', 'mailto:info@example.com', '#top'])(
  'a link to %s leads there',
  (url) => {
    expect(proseOf(`[go](${url})`)).toEqual([
      {
        type: 'paragraph',
        children: [{ type: 'link', url, children: [{ type: 'text', value: 'go' }] }],
      },
    ])
  },
)

test('headings begin below the title of the page', () => {
  const depths = proseOf('# a\n\n## b\n\n### c\n\n###### d').map((node) =>
    node.type === 'heading' ? node.depth : null,
  )
  expect(depths).toEqual([2, 2, 3, 4])
})

test('the first words of a text are cut at a word, without headings and marks', () => {
  const text = '# Title\n\nA **strong** word and [a link](/faq) follow here.'
  expect(plainTextOf(text, 100)).toBe('A strong word and a link follow here.')
  expect(plainTextOf(text, 20)).toBe('A strong word and a…')
})

test('a picture of our own is shown in the room its address tells, and says nothing in a description', () => {
  const nodes = proseOf('Before ![a cartridge](/pictures/0123456789abcdef01234567-1600x900.jpg)')
  expect(nodes).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Before ' },
        {
          type: 'picture',
          alt: 'a cartridge',
          name: '0123456789abcdef01234567-1600x900',
          width: 1600,
          height: 900,
        },
      ],
    },
  ])
  expect(proseText(nodes)).toBe('Before')
})

test.each([
  '/pictures/../api/users.jpg',
  '/pictures/0123456789abcdef01234567-0x900.jpg',
  '/pictures/0123456789abcdef01234567-1600x900.svg',
  'https://example.com/pictures/0123456789abcdef01234567-1600x900.jpg',
])('a picture at %s is left out', (url) => {
  expect(proseOf(`![x](${url})`)).toEqual([{ type: 'paragraph', children: [] }])
})

test('a figure of ours is a block of its own, and says nothing in a description', () => {
  expect(proseOf('![One second](figure:switching)\n\nText')).toEqual([
    { type: 'figure', name: 'switching', caption: 'One second' },
    { type: 'paragraph', children: [{ type: 'text', value: 'Text' }] },
  ])
  expect(proseOf('![](figure:shooter3)')).toEqual([
    { type: 'figure', name: 'shooter3', caption: '' },
  ])
  expect(plainTextOf('![One second](figure:switching)\n\nText', 100)).toBe('Text')
})

test.each(['figure:nothing', 'figure:toString', 'figure:'])('%s is left out', (url) => {
  expect(proseOf(`![x](${url})`)).toEqual([{ type: 'paragraph', children: [] }])
})

test('a figure within a sentence is left out', () => {
  expect(proseText(proseOf('See ![x](figure:six) here'))).toBe('See here')
})

test('pictures of other sites are left out', () => {
  expect(proseOf('![x](https://tracker.example/pixel.gif)')).toEqual([
    { type: 'paragraph', children: [] },
  ])
})

test('decision 0018: headings of a Japanese text break by phrase, and nothing else has marks', () => {
  const markdown = '## ご注文の流れ\n\nご注文の流れ'
  const [heading, paragraph] = articleOf(markdown, 'ja')
  expect(heading).toMatchObject({ children: [{ value: 'ご注文の\u200b流れ' }] })
  expect(paragraph).toMatchObject({ children: [{ value: 'ご注文の流れ' }] })
  expect(articleOf(markdown, 'ko')).toEqual(proseOf(markdown))
})

test('an excerpt has no space between Japanese sentences, and one between English ones', () => {
  expect(plainTextOf('公開しました。\n\n詳しくは[こちら](/faq)。', 99)).toBe(
    '公開しました。詳しくはこちら。',
  )
  expect(plainTextOf('It is out.\n\nRead [more](/faq).', 99)).toBe('It is out. Read more.')
})
