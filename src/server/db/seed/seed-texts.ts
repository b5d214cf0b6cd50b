/** Reads the longer texts of `content/seed`: Markdown with a few facts in its head, a file per language. */
import { readdir, readFile } from 'node:fs/promises'

import { isLocale, type Locale } from '#shared/locale.ts'
import { invariant } from '#shared/result.ts'

export type SeedText = { facts: Record<string, string>; body: string }
export type SeedItem = Partial<Record<Locale, SeedText>>

const SEED = new URL('../../../../content/seed/', import.meta.url)

/** `news/first-sdks.ja.md` and `news/first-sdks.en.md` are one item, by its slug. */
export async function readTexts(folder: string): Promise<Map<string, SeedItem>> {
  const texts = new Map<string, SeedItem>()
  const files = (await readdir(new URL(`${folder}/`, SEED))).sort()
  for (const file of files) {
    const [, slug = '', locale] = /^([\w-]+)\.(\w\w)\.md$/.exec(file) ?? []
    invariant(isLocale(locale), `${folder}/${file} is named <slug>.<language>.md`)
    const text = parseText(await readFile(new URL(`${folder}/${file}`, SEED), 'utf8'))
    texts.set(slug, { ...texts.get(slug), [locale]: text })
  }
  return texts
}

/** Between two lines of dashes one `name: value` a line; what follows is the text. @internal */
export function parseText(source: string): SeedText {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  invariant(found, 'a text begins with its facts between two lines of dashes')
  const [, head = '', body = ''] = found
  const facts = head.split('\n').map((line) => {
    const [, name, value] = /^(\w+): *(.+)$/.exec(line) ?? []
    invariant(name && value, `a fact is written "name: value", not "${line}"`)
    return [name, value] as const
  })
  return { facts: Object.fromEntries(facts), body: body.trim() }
}

export type SeedQuestion = { slug: string; question: string; answer: string }

/** A group of questions in one language: `## The question {#its-slug}` and the answer below. */
export async function readQuestions(group: string, locale: Locale): Promise<SeedQuestion[]> {
  return parseQuestions(await readFile(new URL(`faq/${group}.${locale}.md`, SEED), 'utf8'))
}

/** @internal */
export function parseQuestions(source: string): SeedQuestion[] {
  const [before = '', ...parts] = source.replaceAll('\r\n', '\n').split(/^## /m)
  invariant(before.trim() === '', 'questions begin with "## "')
  return parts.map((part) => {
    const [, question, slug, answer] = /^(.+?) \{#([\w-]+)\}\n([\s\S]+)$/.exec(part) ?? []
    invariant(question && slug && answer, `"## question {#slug}", not "## ${part.split('\n')[0]}"`)
    return { slug, question, answer: answer.trim() }
  })
}
