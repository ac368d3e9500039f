import { keyFigures } from '../blocks/figures.ts'
import { callToAction, gallery, hero, questions, text } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '备件',
  description: '1998 年以来每台设备的原装备件和易损件，96% 当天发出。',
  blocks: [
    hero('正确的备件，明天就到', {
      lead: '1998 年以来每台设备的原装备件。15 点前下单，当天发货。',
      image: 'spare-blade-set',
      links: [['订购备件', '/requests/service?requestedService=spare-parts']],
    }),
    keyFigures([
      ['96', '%', '当天发出'],
      ['15', '年', '最后交货后的供应年限'],
      ['6', null, '四大洲的仓库'],
    ]),
    gallery(
      '易损件',
      ['spare-blade-set', '刀片：400,000 至 600,000 次切割后'],
      ['spare-feed-belt', '送线皮带：约 2,000 小时后'],
      ['spare-drive-belt', '传动皮带：约 8,000 小时后'],
      ['spare-guide-roller', '导轮：线槽发亮时'],
      ['spare-filter', '滤芯：每 500 至 1,000 小时'],
      ['spare-gripper', '夹爪：约 300 万次夹持后'],
    ),
    text('如何订购', [
      '1. 在 mykomax 中选择设备，只显示适用的备件。',
      '2. 发送电子邮件：序列号和零件号即可。',
      '3. 设备停机时请打电话。',
    ]),
    questions(
      '常见问题',
      ['序列号在哪里？', '在主开关旁的铭牌上，例如 56-1184-207。'],
      ['备件停产了怎么办？', '我们制造无需改动设备即可安装的替代件。'],
    ),
    callToAction('不知道零件号？', '请发送照片和序列号，我们在四个工作小时内答复。', [
      '发送照片',
      '/requests/service?requestedService=spare-parts',
    ]),
  ],
}
