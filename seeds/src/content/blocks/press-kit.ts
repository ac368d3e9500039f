import type { PictureName } from '../pictures.ts'
import type { SeedBlockOf } from '../seed-block.ts'

type PressKitTexts = {
  heading: string
  pictures: [image: PictureName, caption: string][]
  logos: [image: PictureName, name: string][]
  figures: [value: string, unit: string | null, label: string][]
  boilerplate: string
  note: string
  role: string
}

/** The press kit of the main site; the contact is the same in every language. */
export function pressKit({ pictures, logos, figures, ...texts }: PressKitTexts): SeedBlockOf<'press-kit'> {
  return {
    blockType: 'press-kit',
    ...texts,
    pictures: pictures.map(([image, caption]) => ({ image, caption })),
    logos: logos.map(([image, name]) => ({ image, name })),
    figures: figures.map(([value, unit, label]) => ({ value, unit, label })),
    person: 'Roman Bächler',
    phone: '+41 41 555 01 22',
    email: 'media@norlitz.example',
  }
}
