/** The reference as the page shows it: flat, small, and without any trace of how the document wrote it. */
import type { Json } from './api-document.ts'

export type Limit =
  | { kind: 'length' | 'items' | 'value'; min?: number; max?: number }
  | { kind: 'pattern'; pattern: string }

export type Row = {
  /** Empty for one of several forms of the field above. */
  name: string
  /** How far inside another field; none for one at the top. */
  depth?: number
  type: string
  /** An object that is documented further down. */
  object?: string
  isRequired?: true
  isNullable?: true
  /** Which of several forms, from 1. */
  form?: number
  values?: readonly Json[]
  limits?: readonly Limit[]
  /** The default value. */
  fallback?: Json
  text?: string
}

export type Place = 'path' | 'query' | 'header'

export type Asked = Row & {
  place: Place
  example: Json
  /** It need not be sent, and the sample shows it. */
  isShown?: true
}

export type Needs = {
  key: boolean
  token: 'no' | 'yes' | 'if any'
  scope: string | null
}

export type Given = {
  status: number
  text: string
  /** `null` where there is no body. */
  media: string | null
  rows: readonly Row[]
  example: Json | undefined
}

export type StatusProblems = { status: number; codes: readonly string[] }

export type Call = {
  id: string
  method: string
  path: string
  title: string
  text: string
  /** Of the list of calls in the specification; `null` for what came later. */
  number: number | null
  needs: Needs
  asked: readonly Asked[]
  body: { rows: readonly Row[]; example: Json } | null
  given: readonly Given[]
  refused: readonly StatusProblems[]
}

export type Thing = { name: string; text: string; rows: readonly Row[] }

/** The calls of one area, and the objects that their answers contain. */
export type Group = {
  slug: string
  name: string
  text: string
  calls: readonly Call[]
  objects: readonly Thing[]
}

export type Reference = { groups: readonly Group[] }
