export const regions = ['europe', 'americas', 'asia-pacific', 'middle-east-and-africa'] as const

export type Region = (typeof regions)[number]

const members: Partial<Record<Region, string>> = {
  americas: 'AR BO BR CA CL CO CR DO EC GT HN JM MX NI PA PE PR PY SV US UY VE',
  'asia-pacific': 'AU BD CN HK ID IN JP KH KR LK MM MN MY NZ PH PK SG TH TW UZ VN KZ',
  'middle-east-and-africa': 'AE AO BH BW CI CM DZ EG ET GH IL IQ IR JO KE KW LB LY MA MU NG OM QA SA SN TN TZ UG ZA ZM',
}

/** The region of a country; Europe for countries in no list, because most of them are there. */
export function regionOf(countryCode: string): Region {
  return regions.find((region) => members[region]?.split(' ').includes(countryCode)) ?? 'europe'
}
