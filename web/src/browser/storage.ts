/** What this browser remembers; nothing is lost but comfort where it may not. */

export function recall<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(`lastcard.${name}`)
    return text === null ? usual : (JSON.parse(text) as T)
  } catch {
    return usual
  }
}

export function remember(name: string, value: unknown): void {
  try {
    localStorage.setItem(`lastcard.${name}`, JSON.stringify(value))
  } catch {
    // a browser that keeps nothing
  }
}
