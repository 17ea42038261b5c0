"""Makes public/fonts/{onest,geologica}-site-*.woff2, one file a family, with the letters of the site's texts.

Onest has the weights 400 to 600, Geologica has 450 only. When the texts use new letters:

1. Add the letters below, and raise `version` here, in app/fonts.css and in next.config.mjs.
2. Remove the letters from the ranges of the full subsets in app/fonts.css.
3. Run:

    apt-get install -y fonttools python3-brotli
    npm pack @expo-google-fonts/onest @expo-google-fonts/geologica   # unpack as <folder>/onest and <folder>/geologica
    /usr/bin/python3 scripts/site-fonts.py <folder>
"""

import sys
from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

version = 3
ascii = ''.join(map(chr, range(32, 127)))
latin = '\u00a0«»µ¹²³©·×°’‘“”„–—…•₴€−ʼÄÅÉÖØÜßàáäåæçèéêëíïñóôöøúü'
ukrainian = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№'
weights = {400: 'Regular', 600: 'SemiBold'}

for family in ('Onest', 'Geologica'):
    document = DesignSpaceDocument()
    document.addAxis(AxisDescriptor(name='Weight', tag='wght', minimum=400, default=400, maximum=600))
    for weight, style in weights.items():
        font = TTFont(f'{sys.argv[1]}/{family.lower()}/{weight}{style}/{family}_{weight}{style}.ttf')
        subsetter = subset.Subsetter(subset.Options(layout_features=['kern', 'tnum'], hinting=False))
        subsetter.populate(text=ascii + latin + ukrainian)
        subsetter.subset(font)
        document.addSource(SourceDescriptor(name=style, familyName=family, location={'Weight': weight}, font=font))
    font, _, _ = varLib.build(document)
    if family == 'Geologica':
        font = instantiateVariableFont(font, {'wght': 450})
    font.flavor = 'woff2'
    font.save(f'public/fonts/{family.lower()}-site-{version}.woff2')
