import { table } from '../blocks/figures.ts'
import { machines } from '../blocks/teasers.ts'
import { expert, hero, search } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '产品',
  description: '用于裁切、剥皮、压接、打标、绞线、测试和装配导线的设备，从台式机到整条生产线。',
  blocks: [
    hero('导线加工每一步的设备', {
      lead: '从制作样品的台式机到连续运转的生产线，所有设备共用一套控制系统和一份导线清单。',
      image: 'automatic-crimping-line',
      links: [['咨询专家', '/requests/contact']],
    }),
    machines(
      { heading: '从这三款开始' },
      ['axion-56', 'Axion 56', '全自动生产线，三分钟完成换型。', 'automatic-crimping-line-front'],
      ['corva-24', 'Corva 24', '24 kN 台式压接机，每次行程都有压力曲线。', 'crimping-press'],
      ['helix-240', 'Helix 240', '可绞合长达十二米的线对。', 'wire-twisting-machine-front'],
    ),
    table(
      '多少导线选哪种设备？',
      [
        '每天导线数|常见选择|人数',
        '500 以内|台式机和台式压接机|1',
        '500 至 5,000|裁线剥皮机，带模块的压接机|1 至 2',
        '超过 5,000|全自动生产线|1 人管 2 条线',
      ],
      '经验法则。换型次数比数量更关键。',
    ),
    search('在找具体的内容？', '按设备、端子、导线类型或截面积搜索。'),
    expert('告诉我们导线、端子和每班产量，我们会回复合适的设备和节拍时间。', 'Ines Duarte', '应用工程师，波尔图'),
  ],
}
