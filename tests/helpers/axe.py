"""axe in the page that somebody looks at."""

from browsing import WEB, Guest, Json

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async (rules) => {
    const motions = document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations < Infinity)
    motions.forEach((one) => one.finish())
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...rules })
    return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((one) => one.target + one.failureSummary).join('; ')}`)
}"""
ALL_RULES: Json = {}


async def look_over(guest: Guest, where: str) -> list[str]:
    """What is wrong with the page as it is now."""
    page = guest.page
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text())
    found: list[str] = await page.evaluate(RUN, ALL_RULES)
    wide = await page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{where}: {each}" for each in found] + ([f"{where}: {wide} px too wide"] if wide > 0 else [])
