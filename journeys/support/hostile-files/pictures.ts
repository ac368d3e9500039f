import sharp from 'sharp'
import { type HostileFile, latin1, php, script } from './hostile-file.ts'

const blank = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#9a4a18' } })

const owner = 'Jane Roe, 48.3069 N 14.2858 E'
const exif = { IFD0: { Artist: owner }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 18/1 24/1' } }

/** Valid pictures with a second format behind their end, or with data of their owner. */
export async function hostilePictures(): Promise<HostileFile[]> {
  const carriers = {
    'press.jpg': await blank().jpeg().toBuffer(),
    'press.png': await blank().png().toBuffer(),
    'press.gif': await blank().gif().toBuffer(),
    'press.webp': await blank().webp().toBuffer(),
  }
  const second = { 'a page': script, 'a program': php, 'an archive': 'PK\x03\x04\x14\0\0\0run.exePK\x05\x06\0\0\0\0' }
  const polyglots = Object.entries(carriers).flatMap(([name, carrier]) =>
    Object.entries(second).map(([what, hidden]) => {
      return { kind: `polyglot with ${what}`, name, content: Buffer.concat([carrier, latin1(hidden)]), hidden }
    }),
  )
  return [...polyglots, ...(await picturesWithMetadata()), ...wrongTypes(carriers)]
}

async function picturesWithMetadata(): Promise<HostileFile[]> {
  const photo = () => blank().withExif(exif)
  const jpeg = await blank().jpeg().toBuffer()
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, script.length + 2]), latin1(script)])
  const withComment = Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)])
  return [
    { kind: 'EXIF', name: 'photo.jpg', content: await photo().jpeg().toBuffer(), hidden: owner },
    { kind: 'EXIF', name: 'photo.png', content: await photo().png().toBuffer(), hidden: owner },
    { kind: 'EXIF', name: 'photo.webp', content: await photo().webp().toBuffer(), hidden: owner },
    { kind: 'script in a comment', name: 'photo.jpg', content: withComment, hidden: script },
    { kind: 'double extension', name: 'photo.php.jpg', content: withComment, hidden: script },
  ]
}

function wrongTypes(carriers: { 'press.jpg': Buffer; 'press.png': Buffer; 'press.gif': Buffer }): HostileFile[] {
  return [
    { kind: 'wrong type', name: 'press.png', content: carriers['press.jpg'] },
    { kind: 'wrong type', name: 'press.mp4', content: carriers['press.jpg'] },
    { kind: 'wrong type', name: 'press.jpg', content: carriers['press.png'] },
    { kind: 'wrong type', name: 'press.webp', content: carriers['press.gif'] },
    { kind: 'double extension', name: 'press.jpg.exe', content: carriers['press.jpg'] },
    { kind: 'double extension', name: 'press\u202Egpj.scr', content: carriers['press.jpg'] },
    { kind: 'no extension', name: '.htaccess', content: carriers['press.gif'] },
  ]
}
