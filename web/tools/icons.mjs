/**
 * Draws the app's icons into public/ from public/icon.svg: node tools/icons.mjs
 * A maskable one has its picture within the safe circle. Needs Debian's Chromium.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const svg = readFileSync('public/icon.svg', 'utf8')
const sized = (pixels) => `width:${pixels}px;height:${pixels}px`
const green = '#1f6340'
const ICONS = [
  ['icon-192.png', 192, 1, 'transparent'],
  ['icon-512.png', 512, 1, 'transparent'],
  ['icon-maskable-512.png', 512, 0.78, green],
  ['apple-touch-icon.png', 180, 0.9, green],
]

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
})
const page = await browser.newPage()
for (const [name, size, scale, color] of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    [
      `<body style="margin:0;display:grid;place-items:center;background:${color};${sized(size)}">`,
      `<div style="${sized(size * scale)}">${svg.replace('<svg ', '<svg style="display:block" ')}</div>`,
    ].join(''),
  )
  writeFileSync(`public/${name}`, await page.screenshot({ omitBackground: color === 'transparent' }))
}
await browser.close()
