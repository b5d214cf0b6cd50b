import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/domain/**/table.server.ts',
  out: './migrations',
})
