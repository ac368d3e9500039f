import { storyTeasers } from '../blocks/articles.ts'
import { keyFigures } from '../blocks/figures.ts'
import { forceCurve } from '../blocks/force-curves.ts'
import { locationMap } from '../blocks/location-maps.ts'
import { callToAction, hero } from '../blocks/text-blocks.ts'
import type { SeedText } from '../seed-page.ts'
import { stories } from '../stories/stories.ts'
import { processFamilies } from './process-families.ts'

export const zh: SeedText = {
  title: '导线加工设备',
  description: 'Norlitz 制造用于汽车、飞机和配电柜导线的裁切、剥皮、压接、绞线和测试设备。',
  blocks: [
    hero('每一根导线，分毫不差。', {
      lead: '我们制造裁切、剥皮、压接、绞线和测试设备，用于汽车、飞机和配电柜中的导线。精确到十分之一毫米，重复数百万次。',
      image: 'automatic-crimping-line',
      links: [
        ['浏览设备', '/products'],
        ['咨询专家', '/contact'],
      ],
    }),
    keyFigures([
      ['240', 'mm²', '最大电缆。最细导线为 0.01 mm²'],
      ['± 0.1', 'mm', '一米内的长度精度'],
      ['31', null, '拥有自有服务工程师的国家'],
      ['24', '小时', '答复每个询问的时间'],
    ]),
    processFamilies({
      heading: '一根导线，六道工序',
      note: '每道工序都决定下一道工序的条件。因此我们制造所有工序的设备，并采用同一套控制系统。',
      all: '所有设备',
      decimal: '.',
      points: '128–4,096 点',
      processes: [
        ['裁切与剥皮', '从极细信号线到电池电缆，定长裁切并剥去两端绝缘。'],
        ['压接', '台式压接机和全自动生产线，测量每次行程的压力。'],
        ['打标', '在运行的导线上喷墨或激光打标，在线束的整个寿命内清晰可读。'],
        ['绞线', '双绞和三绞，全长绞距恒定。'],
        ['线束测试', '从 128 点台式测试仪到整车线束高压测试台。'],
        ['质量工具', '压接高度、拉脱力和金相照片记录在同一份质量日志中。'],
      ],
    }),
    forceCurve('zh', {
      heading: '每次压接都留下一条曲线',
      lead: 'Wire Flow 从压接机读取曲线，与订单比对，在出现第二个不良件之前停线。记录伴随线束的整个生命周期。',
      image: 'copper-strands',
      links: [
        ['了解智能工厂', '/smart-factory'],
        ['申请演示', '/requests/contact?topic=demo'],
      ],
    }),
    storyTeasers('zh', stories, { heading: '案例故事', link: ['全部案例故事', '/stories'], arrangement: 'lead' }),
    locationMap('zh'),
    callToAction(
      '您在加工哪种导线？',
      '请寄来样品和图纸。我们在合适的设备上加工，并连同测量值一起寄回。',
      ['咨询专家', '/contact'],
      ['查找网点', '/locations'],
    ),
  ],
}
