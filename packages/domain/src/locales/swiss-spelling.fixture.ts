/** Words that German is written with ß in, except in Switzerland. Our texts have them with ß. */
export const swissSpelling =
  /gr[oö]ss(?!o)|verschleiss|aussen(?!d[ei])|\bausser|draussen|grüss|\bliess|schliess|fliess|\bheiss|\bweiss|dreissig|reiss[ent]|spleiss|mäss|\bmass(?:gebend|nahme|stab|system)|masssystem|drahtmass\b|\bfuss(?!el|ion)|stöss|schweiss/i
