export type Text = string | ((args: Readonly<Record<string, string | number | boolean>>) => string);

/**
 * Uzbek texts for React Aria, which lacks them, by package and key. Colour pickers are left out. A missing key would
 * throw; a test compares keys with the Russian ones.
 */
export const uz: Record<string, Record<string, Text>> = {
  '@react-aria/autocomplete': { collectionLabel: 'Takliflar' },
  '@react-aria/breadcrumbs': { breadcrumbs: 'Sahifaga yo‘l' },
  '@react-aria/calendar': {
    dateRange: (args) => `${args.startDate} – ${args.endDate}`,
    dateSelected: (args) => `${args.date} tanlandi`,
    finishRangeSelectionPrompt: 'Sanalar oralig‘ini tugatish uchun bosing',
    maximumDate: 'Oxirgi mumkin bo‘lgan sana',
    minimumDate: 'Birinchi mumkin bo‘lgan sana',
    next: 'Keyingi',
    previous: 'Oldingi',
    selectedDateDescription: (args) => `Tanlangan sana: ${args.date}`,
    selectedRangeDescription: (args) => `Tanlangan oraliq: ${args.dateRange}`,
    startRangeSelectionPrompt: 'Sanalar oralig‘ini boshlash uchun bosing',
    todayDate: (args) => `Bugun, ${args.date}`,
    todayDateSelected: (args) => `Bugun, ${args.date} tanlandi`,
  },
  '@react-aria/combobox': {
    buttonLabel: 'Takliflarni ko‘rsatish',
    countAnnouncement: (args) => `${args.optionCount} ta variant bor.`,
    focusAnnouncement: (args) =>
      (args.isGroupChange ? `${args.groupTitle} guruhi, ${args.groupCount} ta variant. ` : '') +
      String(args.optionText) +
      (args.isSelected ? ', tanlangan' : ''),
    listboxLabel: 'Takliflar',
    selectedAnnouncement: (args) => `${args.optionText}, tanlandi`,
  },
  '@react-aria/datepicker': {
    calendar: 'Taqvim',
    day: 'kun',
    dayPeriod: 'AM/PM',
    endDate: 'Tugash sanasi',
    era: 'era',
    hour: 'soat',
    minute: 'daqiqa',
    month: 'oy',
    second: 'soniya',
    selectedDateDescription: (args) => `Tanlangan sana: ${args.date}`,
    selectedRangeDescription: (args) => `Tanlangan oraliq: ${args.startDate} – ${args.endDate}`,
    selectedTimeDescription: (args) => `Tanlangan vaqt: ${args.time}`,
    startDate: 'Boshlanish sanasi',
    timeZoneName: 'vaqt mintaqasi',
    weekday: 'hafta kuni',
    year: 'yil',
  },
  '@react-aria/dnd': {
    dragDescriptionKeyboard: 'Ko‘chirishni boshlash uchun Enter tugmasini bosing.',
    dragDescriptionKeyboardAlt: 'Ko‘chirishni boshlash uchun Alt + Enter tugmalarini bosing.',
    dragDescriptionLongPress: 'Ko‘chirishni boshlash uchun bosib turing.',
    dragDescriptionTouch: 'Ko‘chirishni boshlash uchun ikki marta bosing.',
    dragDescriptionVirtual: 'Ko‘chirishni boshlash uchun bosing.',
    dragItem: (args) => `${args.itemText}: ko‘chirish`,
    dragSelectedItems: (args) => `Tanlangan ${args.count} ta elementni ko‘chirish`,
    dragSelectedKeyboard: (args) =>
      `Tanlangan ${args.count} ta elementni ko‘chirish uchun Enter tugmasini bosing.`,
    dragSelectedKeyboardAlt: (args) =>
      `Tanlangan ${args.count} ta elementni ko‘chirish uchun Alt + Enter tugmalarini bosing.`,
    dragSelectedLongPress: (args) =>
      `Tanlangan ${args.count} ta elementni ko‘chirish uchun bosib turing.`,
    dragStartedKeyboard:
      'Ko‘chirish boshlandi. Tab bilan joyni tanlang, qo‘yish uchun Enter, bekor qilish uchun Escape tugmasini bosing.',
    dragStartedTouch: 'Ko‘chirish boshlandi. Joyni tanlang va qo‘yish uchun ikki marta bosing.',
    dragStartedVirtual:
      'Ko‘chirish boshlandi. Joyni tanlang, qo‘yish uchun bosing yoki Enter tugmasini bosing.',
    dropCanceled: 'Ko‘chirish bekor qilindi.',
    dropComplete: 'Ko‘chirish tugadi.',
    dropDescriptionKeyboard: 'Qo‘yish uchun Enter, bekor qilish uchun Escape tugmasini bosing.',
    dropDescriptionTouch: 'Qo‘yish uchun ikki marta bosing.',
    dropDescriptionVirtual: 'Qo‘yish uchun bosing.',
    dropIndicator: 'qo‘yish joyi',
    dropOnItem: (args) => `${args.itemText}: ustiga qo‘yish`,
    dropOnRoot: 'Shu yerga qo‘yish',
    endDragKeyboard: 'Ko‘chirilmoqda. Bekor qilish uchun Enter tugmasini bosing.',
    endDragTouch: 'Ko‘chirilmoqda. Bekor qilish uchun ikki marta bosing.',
    endDragVirtual: 'Ko‘chirilmoqda. Bekor qilish uchun bosing.',
    insertAfter: (args) => `${args.itemText}: keyiniga qo‘yish`,
    insertBefore: (args) => `${args.itemText}: oldiniga qo‘yish`,
    insertBetween: (args) => `${args.beforeItemText} va ${args.afterItemText} orasiga qo‘yish`,
  },
  '@react-aria/grid': {
    deselectedItem: (args) => `${args.item} tanlovdan chiqarildi.`,
    longPressToSelect: 'Tanlash uchun bosib turing.',
    select: 'Tanlash',
    selectedAll: 'Barcha elementlar tanlandi.',
    selectedCount: (args) =>
      Number(args.count) === 0 ? 'Hech narsa tanlanmagan.' : `${args.count} ta element tanlandi.`,
    selectedItem: (args) => `${args.item} tanlandi.`,
  },
  '@react-aria/gridlist': {
    hasActionAnnouncement: 'qatorda amal bor',
    hasLinkAnnouncement: (args) => `qatorda havola bor: ${args.link}`,
  },
  '@react-aria/menu': {
    longPressMessage: 'Menyuni ochish uchun bosib turing yoki Alt + pastga tugmalarini bosing',
  },
  '@react-aria/numberfield': {
    decrease: (args) => `Kamaytirish: ${args.fieldLabel}`,
    increase: (args) => `Ko‘paytirish: ${args.fieldLabel}`,
    numberField: 'Son maydoni',
  },
  '@react-aria/overlays': { dismiss: 'Yopish' },
  '@react-aria/previewtrigger': { longPressMessage: 'Oldindan ko‘rish uchun bosib turing' },
  '@react-aria/searchfield': { 'Clear search': 'Qidiruvni tozalash' },
  '@react-aria/spinbutton': { Empty: 'Bo‘sh' },
  '@react-aria/steplist': { steplist: 'Qadamlar ro‘yxati' },
  '@react-aria/table': {
    ascending: 'o‘sish bo‘yicha',
    ascendingSort: (args) => `${args.columnName} ustuni o‘sish bo‘yicha saralandi`,
    collapse: 'Yig‘ish',
    columnSize: (args) => `${args.value} piksel`,
    descending: 'kamayish bo‘yicha',
    descendingSort: (args) => `${args.columnName} ustuni kamayish bo‘yicha saralandi`,
    expand: 'Yoyish',
    resizerDescription: 'Kenglikni o‘zgartirish uchun Enter tugmasini bosing',
    select: 'Tanlash',
    selectAll: 'Hammasini tanlash',
    sortable: 'saralanadigan ustun',
  },
  '@react-aria/tag': {
    removeButtonLabel: 'Olib tashlash',
    removeDescription: 'Tegni olib tashlash uchun Delete tugmasini bosing.',
  },
  '@react-aria/toast': {
    close: 'Yopish',
    notifications: (args) => `${args.count} ta bildirishnoma.`,
  },
  '@react-aria/tree': { collapse: 'Yig‘ish', expand: 'Yoyish' },
  '@react-stately/datepicker': {
    rangeOverflow: (args) => `Sana ${args.maxValue}dan kech bo‘lmasin.`,
    rangeReversed: 'Boshlanish sanasi tugash sanasidan oldin bo‘lsin.',
    rangeUnderflow: (args) => `Sana ${args.minValue}dan erta bo‘lmasin.`,
    unavailableDate: 'Bu sanani tanlab bo‘lmaydi.',
  },
  'react-aria-components': {
    colorSwatchPicker: 'Rang tanlash',
    dropzoneLabel: 'Fayl tashlanadigan joy',
    selectPlaceholder: 'Tanlang',
    tableResizer: 'Ustun kengligi',
  },
};
