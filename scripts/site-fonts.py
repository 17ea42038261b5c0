"""Makes public/fonts/{onest,geologica}-site-*.woff2: the letters of the site's own texts, weights 400 to 600.

Each family comes as one variable file, so that a page needs two fonts and can preload both. To make them anew (after the
texts have got other letters: then raise `version`, here and in app/globals.css and app/[lang]/layout.tsx):

    apt-get install -y fonttools python3-brotli
    npm pack @expo-google-fonts/onest @expo-google-fonts/geologica   # unpack both into one folder
    /usr/bin/python3 scripts/site-fonts.py <folder>
"""

import sys
from fontTools import subset, varLib
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont

version = 1
ascii = ''.join(map(chr, range(32, 127)))
latin = '\u00a0«»©·×°’‘“”„–—…•₴€−ʼÄÅÉÖØÜßàáäåæçèéêëíïñóôöøúü'
ukrainian = 'АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯабвгґдеєжзиіїйклмнопрстуфхцчшщьюя№'
weights = {400: 'Regular', 600: 'SemiBold'}

for family in ('Onest', 'Geologica'):
    document = DesignSpaceDocument()
    axis = AxisDescriptor(name='Weight', tag='wght', minimum=400, default=400, maximum=600)
    document.addAxis(axis)
    for weight, style in weights.items():
        font = TTFont(f'{sys.argv[1]}/{family.lower()}/{weight}{style}/{family}_{weight}{style}.ttf')
        options = subset.Options(layout_features=['kern', 'tnum', 'ccmp', 'locl', 'mark'], hinting=False)
        options.notdef_outline, options.name_IDs = True, ['*']
        subsetter = subset.Subsetter(options)
        subsetter.populate(text=ascii + latin + ukrainian)
        subsetter.subset(font)
        document.addSource(SourceDescriptor(name=style, familyName=family, location={'Weight': weight}, font=font))
    variable, _, _ = varLib.build(document)
    variable.flavor = 'woff2'
    variable.save(f'public/fonts/{family.lower()}-site-{version}.woff2')
