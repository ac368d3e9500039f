import { z } from 'zod'

/** Icons that an editor can put before an entry of the menu. */
export const menuIcons = [
  'cut',
  'strip',
  'section',
  'crimp',
  'seal',
  'mark',
  'twist',
  'spool',
  'ruler',
  'test',
  'load',
  'harness',
  'machine',
  'ticket',
  'parts',
  'academy',
  'software',
  'flow',
  'cloud',
  'server',
  'shield',
  'home',
  'users',
  'file',
  'chart',
  'pin',
  'globe',
] as const

export const menuIcon = z.enum(menuIcons)

export type MenuIcon = z.infer<typeof menuIcon>

const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

const percent = z.number().min(0).max(100).optional()

const teaserImage = z.object({
  filename: z.string().min(1),
  alt: text,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  focalX: percent,
  focalY: percent,
})

/** A teaser that an editor puts into the panel of a menu entry: a new machine, the latest news, a telephone number. */
export const menuTeaser = z.object({
  label: text,
  title: text,
  text,
  /** A path, an http URL, `tel:` or `hard:`. */
  target: text,
  image: teaserImage.nullish().transform((image) => image ?? null),
})

export type MenuTeaser = z.infer<typeof menuTeaser>
