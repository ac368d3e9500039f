import sharp from 'sharp'

const gap = 24

/** Returns one picture: the file on the left, the picture on the right. */
export async function placeBeside(leftFile: string, right: Buffer): Promise<Buffer> {
  const left = await sharp(leftFile).png().toBuffer({ resolveWithObject: true })
  const { width, height } = await sharp(right).metadata()
  return sharp({
    create: {
      width: left.info.width + gap + width,
      height: Math.max(left.info.height, height),
      channels: 3,
      background: 'white',
    },
  })
    .composite([
      { input: left.data, left: 0, top: 0 },
      { input: right, left: left.info.width + gap, top: 0 },
    ])
    .png()
    .toBuffer()
}
