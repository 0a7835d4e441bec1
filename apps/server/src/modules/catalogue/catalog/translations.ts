export const translationsOf = ({ name_ru, name_uz }: { name_ru: string; name_uz: string }) => ({
  ru: { name: name_ru },
  uz: { name: name_uz },
});
