/**
 * Takes pictures of pages for looking at: node tools/shots.mjs [name-part ...]
 * Needs a development server (npm run dev) at SHOTS_URL and Debian's Chromium; pictures go to web/shots/.
 */
import { mkdirSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { SHOTS } from './shot_list.mjs'

const url = process.env.SHOTS_URL ?? 'http://127.0.0.1:5173/'
const wanted = process.argv.slice(2)
const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']
const SIZES = { s: [360, 740], m: [390, 844], l: [1280, 800] }

mkdirSync('shots', { recursive: true })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags })
for (const [name, page, size, lang, theme, full, wait = 900, act = ''] of SHOTS) {
  if (wanted.length && !wanted.some((part) => name.includes(part))) continue
  const [width, height] = SIZES[size]
  const context = await browser.newContext({ viewport: { width, height }, locale: lang, colorScheme: theme, deviceScaleFactor: 1, hasTouch: size !== 'l' })
  const tab = await context.newPage()
  tab.on('console', (message) => message.type() === 'error' && console.log(name, 'console:', message.text()))
  tab.on('pageerror', (error) => console.log(name, 'error:', error.message))
  await tab.goto(`${url}${page}`)
  if (typeof wait === 'string') await tab.waitForSelector(wait, { timeout: 20000 })
  await tab.waitForTimeout(typeof wait === 'string' ? 380 : wait)
  for (const selector of act ? act.split(' && ') : []) await tab.locator(selector).first().click({ position: { x: 12, y: 20 } }).then(() => tab.waitForTimeout(400))
  const wide = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) console.log(name, `is ${wide} px too wide`)
  await tab.screenshot({ path: `shots/${name}.png`, fullPage: full })
  await context.close()
}
await browser.close()
