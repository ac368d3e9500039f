import { keyFigures, offerTable } from '../blocks/figures.ts'
import { beside, callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'

export const zh: SeedText = {
  title: '服务',
  description: '412 名工程师在 31 个国家提供维修、备件、培训、校准和改造服务。',
  blocks: [
    hero('一次购买，使用二十年', {
      lead: '412 名工程师在 31 个国家保障设备的精度。大多数故障通过电话解决，其余由熟悉您车间的人员处理。',
      image: 'service-desk',
      links: [
        ['申请服务', '/requests/service'],
        ['查找网点', '/locations'],
      ],
    }),
    keyFigures(
      [
        ['1.6', '小时', '首次答复，十月平均'],
        ['71', '%', '无需上门解决'],
        ['96', '%', '备件当天发出'],
        ['34', '年', '最长服役时间'],
      ],
      { footnote: '演示数据，纯属虚构。' },
    ),
    offerTable(
      '服务合同',
      [
        '内容|无合同|Care|Care Plus',
        '首次答复|1 个工作日|8 个工作小时|4 个工作小时',
        '上门|有空即安排|5 个工作日|2 个工作日',
        '年度检查|按订单|包含|包含',
        '易损件|目录价|减 10 %|包含',
        '备用设备|无|无|第 3 天起',
      ],
      '价格因设备和国家而异，服务内容不变。',
    ),
    beside(
      {
        heading: '已经是客户？请使用 mykomax。',
        image: 'spare-control-board',
        square: true,
        link: ['登录 mykomax', '/mykomax'],
      },
      '带时限的工单、与序列号匹配的备件、软件和手册。随每台设备免费提供。',
    ),
    callToAction('设备停机了？', '请致电最近的网点。非工作时间由英语接听。', ['查看电话号码', '/locations']),
  ],
}
