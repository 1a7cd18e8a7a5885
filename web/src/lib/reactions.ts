/** Quick reactions: the server's names and how they look. */
export const REACTIONS: Record<string, string> = {
  'thumbs-up': '👍', clap: '👏', laugh: '😂', wow: '😮', sad: '😢', angry: '😠', party: '🎉', think: '🤔', hurry: '⏰', sorry: '🙏',
}
