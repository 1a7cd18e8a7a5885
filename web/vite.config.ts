/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { languages } from './tools/languages.ts'
import { pythonData } from './tools/python_data.ts'
import { serviceWorker } from './tools/service_worker.ts'

const SERVER = process.env.LASTCARD_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [svelte(), pythonData(), languages(), serviceWorker()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
    },
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../src/lastcard/server/client',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        // What many pages share in one file: each small file of its own costs as much as it saves.
        codeSplitting: { groups: [{ name: 'shared', test: /\/(src|node_modules)\//, minShareCount: 9 }] },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/helpers/setup.ts'],
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000,
  },
}))
