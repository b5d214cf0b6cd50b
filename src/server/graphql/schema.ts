/** The whole schema, and how it reads as a file. */
import { lexicographicSortSchema, printSchema } from 'graphql'

import { builder } from './builder.ts'
import './catalogue.ts'
import './content.ts'

builder.queryType({ description: 'The shop’s catalog and content.' })

export const schema = builder.toSchema()

/** For programs that make types of it. */
export const schemaText = `${printSchema(lexicographicSortSchema(schema))}\n`
