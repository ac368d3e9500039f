import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '网点与联系方式',
  description: '我们在哪里制造、销售和维修：五大洲 24 个网点的地址和电话。',
  blocks: [
    hero('就在您的生产线附近', {
      lead: '各网点备有库存和演示设备，并有讲您语言的人员。服务电话以当地语言接听。',
      image: 'factory-hall',
    }),
    callToAction('附近没有网点？', '请写信给我们。我们会告诉您由谁负责您所在的国家，以及备件需要多久送达。', [
      '写信给我们',
      '/contact',
    ]),
  ],
}
