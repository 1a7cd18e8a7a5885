/**
 * Plays a round in the browser against a running server, tapping what can be tapped:
 * node tools/try_round.mjs http://127.0.0.1:8000 bts [s|l]
 */
import { chromium } from 'playwright-core'

const [url = 'http://127.0.0.1:8000', edition = 'classic', size = 's'] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'] })
const viewport = size === 'l' ? { width: 1280, height: 800 } : { width: 360, height: 640 }
const page = await browser.newPage({ viewport, locale: 'zh-TW' })
page.on('console', (message) => message.type() === 'error' && console.log('console:', message.text()))
page.on('pageerror', (error) => console.log('error:', error.message))

await page.goto(url)
await page.locator(`article[data-edition="${edition}"] button.primary`).click()
await page.waitForSelector('.hand')
const started = Date.now()
let moves = 0
while (Date.now() - started < 240_000) {
  if (await page.locator('.after').count()) break
  const own = await page.locator('.bar.own').count()
  if (own) {
    const target = page.locator('.choices .color, .choices.big button, .hand .usable button, .choices button').first()
    if (await page.locator('.uno.ready:not(.armed)').count()) await page.locator('.uno.ready').click({ timeout: 1000 }).catch(() => {})
    if (await target.count()) await target.click({ timeout: 2000, position: { x: 12, y: 20 } }).then(() => moves++).catch((error) => console.log(String(error).split('\n')[0]))
  }
  await page.waitForTimeout(120)
}
await page.waitForTimeout(1800)
await page.screenshot({ path: `shots/real-${edition}-${size}.png` })
console.log(edition, 'over:', await page.locator('.after').count(), 'own moves:', moves, 'log lines:', await page.locator('.side .log li').count(), 'last:', await page.locator('.side .log li').last().innerText().catch(() => ''))
await browser.close()
