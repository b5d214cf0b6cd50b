/** Which scents fit an answer: by kind, and by words of their descriptions and notes. */
import type { CartridgeKind } from '../cartridge.ts'
import type { FinderAnswer } from './answers.ts'

type Fit = { kinds: Partial<Record<CartridgeKind, number>>; words: readonly string[] }

/** Points of kinds, and words that say that a scent fits. Training is what warnings are for. */
export const FITS: Record<FinderAnswer, Fit> = {
  home: {
    kinds: {
      function: 3,
      herb: 2,
      incense: 2,
      drink: 2,
      'perfume/fragrance': 2,
      woody: 1,
      floral: 1,
    },
    words: ['bath', 'kitchen', 'breakfast', 'home', 'room', 'desk', 'laundr', 'tea'],
  },
  shop: {
    kinds: { perfume: 3, citrus: 2, floral: 2, sweet: 2, drink: 1, fruit: 1, food: 1, woody: 1 },
    words: ['flower', 'fresh', 'vanilla', 'ripe', 'bakery', 'musk', 'clean'],
  },
  story: {
    kinds: { signal: 2, woody: 2, green: 2, incense: 2, food: 1, fruit: 1, 'perfume/fragrance': 1 },
    words: ['smoke', 'sea', 'rain', 'forest', 'temple', 'stone', 'theater', 'street', 'wind'],
  },
  training: {
    kinds: { signal: 6, function: 2, spice: 1, food: 1, herb: 1 },
    words: ['smoke', 'gas', 'burn', 'fuel', 'warning', 'sulfur', 'hospital'],
  },
  calm: {
    kinds: { incense: 3, herb: 2, woody: 2, floral: 2, 'perfume/fragrance': 1, drink: 1, sweet: 1 },
    words: ['soft', 'quiet', 'warm', 'milk', 'lavender', 'calm', 'slow', 'mild', 'tea', 'powder'],
  },
  awake: {
    kinds: { citrus: 3, herb: 2, green: 2, spice: 2, drink: 1, fruit: 1 },
    words: ['sharp', 'mint', 'cool', 'bright', 'juice', 'zest', 'ice', 'clear', 'roast'],
  },
  hungry: {
    kinds: { food: 3, sweet: 3, drink: 2, fruit: 2, nuts: 2, spice: 1 },
    words: ['toast', 'butter', 'crust', 'caramel', 'savory', 'sugar', 'juicy', 'oven', 'roast'],
  },
  outdoors: {
    kinds: { green: 3, woody: 3, floral: 1, citrus: 1, fruit: 1 },
    words: [
      'leaf',
      'leaves',
      'grass',
      'soil',
      'sea',
      'wind',
      'moss',
      'rain',
      'pine',
      'field',
      'wet',
    ],
  },
  soft: {
    kinds: { floral: 2, 'perfume/fragrance': 2, woody: 1, incense: 1, green: 1, nuts: 1, sweet: 1 },
    words: ['soft', 'mild', 'gentle', 'faint', 'little', 'powder', 'milk', 'round', 'light'],
  },
  clear: {
    kinds: { citrus: 2, spice: 2, signal: 2, food: 1, drink: 1, herb: 1, fruit: 1 },
    words: ['sharp', 'strong', 'very', 'bright', 'dark', 'pungent', 'clear', 'roast', 'smoke'],
  },
}
