import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from './graphql/schema.ts'

// For packages/data-client/schema.graphql, the contract that the website is checked against.
process.stdout.write(`${printSchema(lexicographicSortSchema(createSchema()))}\n`)
