/* The driver (`driver.h`) on Linux, for x86-64 and aarch64. It puts a library into memory as the system's loader would. */

#include <elf.h>

#include "driver.h"

#ifdef __x86_64__
enum { CALL_READ = 0, CALL_WRITE = 1, CALL_MMAP = 9, CALL_EXIT = 60, MACHINE = EM_X86_64 };
enum { RELATIVE = R_X86_64_RELATIVE, ABSOLUTE = R_X86_64_64, DATA = R_X86_64_GLOB_DAT, JUMP = R_X86_64_JUMP_SLOT };

static int64_t ask_system(int64_t what, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f) {
  register uint64_t r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  int64_t answer;
  __asm__ volatile("syscall"
                   : "=a"(answer)
                   : "a"(what), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return answer;
}

/* The processor notices by itself that code was written. */
static void let_run(char *code, uint64_t bytes) {}
#else
enum { CALL_READ = 63, CALL_WRITE = 64, CALL_MMAP = 222, CALL_EXIT = 93, MACHINE = EM_AARCH64 };
enum { RELATIVE = R_AARCH64_RELATIVE, ABSOLUTE = R_AARCH64_ABS64, DATA = R_AARCH64_GLOB_DAT, JUMP = R_AARCH64_JUMP_SLOT };

static int64_t ask_system(int64_t what, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f) {
  register uint64_t x8 __asm__("x8") = what, x0 __asm__("x0") = a, x1 __asm__("x1") = b, x2 __asm__("x2") = c;
  register uint64_t x3 __asm__("x3") = d, x4 __asm__("x4") = e, x5 __asm__("x5") = f;
  __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
  return x0;
}

/* Has the processor read code anew that was written as data. */
static void let_run(char *code, uint64_t bytes) {
  for (char *at = code; at < code + bytes; at += 4) __asm__ volatile("dc cvau, %0" : : "r"(at) : "memory");
  __asm__ volatile("dsb ish" : : : "memory");
  for (char *at = code; at < code + bytes; at += 4) __asm__ volatile("ic ivau, %0" : : "r"(at) : "memory");
  __asm__ volatile("dsb ish\n isb" : : : "memory");
}
#endif

static void leave(uint64_t code) {
  for (;;) ask_system(CALL_EXIT, code, 0, 0, 0, 0, 0);
}

static uint64_t move_some(int way, char *memory, uint64_t bytes) {
  int64_t done = ask_system(way == READ ? CALL_READ : CALL_WRITE, way, (uint64_t)memory, bytes, 0, 0, 0);
  return done < 0 ? 0 : done;
}

static char *memory_of(uint64_t bytes) {
  int64_t found = ask_system(CALL_MMAP, 0, bytes, 7, 0x22, (uint64_t)-1, 0);
  if (found < 0 && found > -4096) leave(DAMAGED);
  return (char *)found;
}

/* What a library may ask the system's C library for. */
void *memcpy(void *to, const void *from, unsigned long bytes) {
  for (unsigned long i = 0; i < bytes; i++) ((volatile char *)to)[i] = ((const char *)from)[i];
  return to;
}

void *memset(void *at, int byte, unsigned long bytes) {
  for (unsigned long i = 0; i < bytes; i++) ((volatile char *)at)[i] = byte;
  return at;
}

void *memmove(void *to, const void *from, unsigned long bytes) {
  if (to <= from || (char *)to >= (const char *)from + bytes) return memcpy(to, from, bytes);
  while (bytes-- > 0) ((volatile char *)to)[bytes] = ((const char *)from)[bytes];
  return to;
}

static int same(const char *one, const char *other) {
  while (*one && *one == *other) one++, other++;
  return *one == *other;
}

/* A library in memory: where it begins, its symbols, and their names. */
static char *base;
static Elf64_Sym *symbols;
static uint64_t symbol_count;
static char *names;

/* The address of a symbol, which is the library's own or one of the three above. */
static uint64_t address_of(Elf64_Sym *symbol) {
  char *name = names + symbol->st_name;
  if (symbol->st_shndx != SHN_UNDEF) return (uint64_t)base + symbol->st_value;
  if (same(name, "memcpy")) return (uint64_t)memcpy;
  if (same(name, "memset")) return (uint64_t)memset;
  if (same(name, "memmove")) return (uint64_t)memmove;
  leave(NOT_ALONE);
  return 0;
}

static void load(char *file, uint64_t size) {
  Elf64_Ehdr *head = (Elf64_Ehdr *)file;
  if (size < sizeof *head || head->e_machine != MACHINE || head->e_type != ET_DYN) leave(DAMAGED);
  Elf64_Phdr *parts = (Elf64_Phdr *)(file + head->e_phoff);
  uint64_t span = 0;
  for (int i = 0; i < head->e_phnum; i++) {
    uint64_t end = parts[i].p_vaddr + parts[i].p_memsz;
    if (parts[i].p_type == PT_LOAD && end > span) span = end;
  }
  base = memory_of(span);
  for (int i = 0; i < head->e_phnum; i++) {
    if (parts[i].p_type == PT_LOAD) memcpy(base + parts[i].p_vaddr, file + parts[i].p_offset, parts[i].p_filesz);
  }
  Elf64_Shdr *sections = (Elf64_Shdr *)(file + head->e_shoff);
  for (int i = 0; i < head->e_shnum; i++) {
    if (sections[i].sh_type != SHT_DYNSYM) continue;
    symbols = (Elf64_Sym *)(base + sections[i].sh_addr);
    symbol_count = sections[i].sh_size / sizeof *symbols;
    names = base + sections[sections[i].sh_link].sh_addr;
  }
  for (int i = 0; i < head->e_shnum; i++) {
    if (sections[i].sh_type != SHT_RELA) continue;
    Elf64_Rela *places = (Elf64_Rela *)(base + sections[i].sh_addr);
    for (uint64_t k = 0; k < sections[i].sh_size / sizeof *places; k++) {
      Elf64_Sym *symbol = symbols + ELF64_R_SYM(places[k].r_info);
      uint64_t value;
      switch (ELF64_R_TYPE(places[k].r_info)) {
        case RELATIVE: value = (uint64_t)base + places[k].r_addend; break;
        case ABSOLUTE: value = address_of(symbol) + places[k].r_addend; break;
        case DATA:
        case JUMP: value = address_of(symbol); break;
        default: leave(NOT_ALONE);
      }
      *(uint64_t *)(base + places[k].r_offset) = value;
    }
  }
  let_run(base, span);
}

static void *function(const char *name) {
  for (uint64_t k = 1; k < symbol_count; k++) {
    if (same(names + symbols[k].st_name, name)) return (void *)address_of(symbols + k);
  }
  leave(UNKNOWN);
  return 0;
}

__attribute__((naked)) void _start(void) {
#ifdef __x86_64__
  __asm__("and $-16, %%rsp\n call %P0" : : "i"(run));
#else
  __asm__("bl %c0" : : "i"(run));
#endif
}
