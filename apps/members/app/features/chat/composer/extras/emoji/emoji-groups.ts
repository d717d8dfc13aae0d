/**
 * What people of our age send each other, eighty that every system of the last five years draws. Their names in eleven languages
 * (`names/`) are those of the Unicode CLDR 48 (package `cldr-annotations-full`, licence Unicode-3.0), short name for short name.
 */
export const emojiGroups = {
  faces: '😀 😃 😄 😁 😊 🙂 😉 😍 🥰 😘 😇 😂 🤣 😅 😎 🤗 🤔 😌 😴 😢 😮 😳 🙈 🥳',
  hearts: '❤️ 🧡 💛 💚 💙 💜 💕 💖 💗 💘 💌 💔',
  hands: '👍 👏 🙏 👋 🤝 🤞 💪 👌 🤙 👎 🙌 💃',
  out: '☕ 🍷 🥂 🍰 🍽️ 🎂 🎉 🎁 🎶 🎭 📚 📷 🚲 ⛵ ✈️ 🏡',
  nature: '🌹 🌷 🌻 🍀 🌳 ☀️ 🌧️ ❄️ 🌈 🌙 ⭐ 🌊 🏔️ 🐶 🐱 🐦',
} as const;

export type EmojiGroup = keyof typeof emojiGroups;
export const groupNames = Object.keys(emojiGroups) as EmojiGroup[];
export const emojisOf = (group: EmojiGroup): readonly string[] => emojiGroups[group].split(' ');
