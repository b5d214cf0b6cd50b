/** What staff record of a customer for each other: notes, and tags that group customers. */
import { z } from '#shared/schema.ts'
import { severalLines, singleLine } from '#shared/text-schema.ts'

import { CUSTOMER_NOTE_LENGTH_MAX, TAG_LENGTH_MAX, TAGS_MAX } from './policy.ts'

export const CustomerNote = severalLines(CUSTOMER_NOTE_LENGTH_MAX).refine((text) => text !== '')

const SEPARATOR = /[,、，\n]/

/** Tags as staff type them, in one field: "VIP, wholesale". Written alike they are one tag, whatever the capitals. */
export const CustomerTags = z
  .string()
  .transform((input) => input.normalize('NFKC').split(SEPARATOR).map(withoutSpace).filter(Boolean))
  .transform((tags) => [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()])
  .pipe(z.array(singleLine(TAG_LENGTH_MAX)).max(TAGS_MAX))

const withoutSpace = (tag: string): string => tag.trim().replace(/\s+/g, ' ')

export type CustomerRecord = {
  /** In alphabetical order. */
  tags: string[]
  /** Of the tags, for the form that changes them. */
  revision: string
  /** The newest first. */
  notes: { id: string; text: string; writtenBy: string; writtenAt: Date }[]
}
