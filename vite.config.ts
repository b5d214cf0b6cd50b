import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** The React Router plugin must be off under Vitest: it would take the tests for an app. */
export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
