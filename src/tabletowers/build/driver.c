/* Calls the functions of a compiled library on an x86-64 machine that has nothing else, or under an emulator of one.

It reads the library from standard input, puts it into memory as a system's loader would, and then answers calls: a
message has a function's name and its arguments, each a number or the place of memory in the message itself. The answer
is the function's result and the same message, with what was written into that memory. No C library is needed. */

#include <elf.h>
#include <stdint.h>

enum { READ = 0, WRITE = 1, MMAP = 9, EXIT = 60 };
enum { NAME = 32, MOST_ARGUMENTS = 56, DAMAGED = 2, NOT_ALONE = 3, UNKNOWN = 4 };

struct argument {
  uint64_t is_memory, value;
};

struct message {
  char name[NAME];
  uint64_t count;
  struct argument arguments[];
};

static int64_t ask_system(int64_t what, uint64_t a, uint64_t b, uint64_t c, uint64_t d, uint64_t e, uint64_t f) {
  register uint64_t r10 __asm__("r10") = d, r8 __asm__("r8") = e, r9 __asm__("r9") = f;
  int64_t answer;
  __asm__ volatile("syscall"
                   : "=a"(answer)
                   : "a"(what), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                   : "rcx", "r11", "memory");
  return answer;
}

static void leave(uint64_t code) {
  for (;;) ask_system(EXIT, code, 0, 0, 0, 0, 0);
}

/* Read or write so many bytes, all of them; the end of the input is the end of the program. */
static void transfer(int64_t way, char *memory, uint64_t bytes) {
  while (bytes > 0) {
    int64_t done = ask_system(way, way == READ ? 0 : 1, (uint64_t)memory, bytes, 0, 0, 0);
    if (done <= 0) leave(0);
    memory += done;
    bytes -= done;
  }
}

/* Memory that can be read, written and executed, all zero. */
static char *memory_of(uint64_t bytes) {
  int64_t found = ask_system(MMAP, 0, bytes, 7, 0x22, (uint64_t)-1, 0);
  if (found < 0 && found > -4096) leave(DAMAGED);
  return (char *)found;
}

/* What a library may ask the system's C library for. */
void *memcpy(void *to, const void *from, unsigned long bytes) {
  void *start = to;
  __asm__ volatile("rep movsb" : "+D"(to), "+S"(from), "+c"(bytes) : : "memory");
  return start;
}

void *memset(void *at, int byte, unsigned long bytes) {
  void *start = at;
  __asm__ volatile("rep stosb" : "+D"(at), "+c"(bytes) : "a"(byte) : "memory");
  return start;
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
  if (size < sizeof *head || head->e_machine != EM_X86_64 || head->e_type != ET_DYN) leave(DAMAGED);
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
        case R_X86_64_RELATIVE: value = (uint64_t)base + places[k].r_addend; break;
        case R_X86_64_64: value = address_of(symbol) + places[k].r_addend; break;
        case R_X86_64_GLOB_DAT:
        case R_X86_64_JUMP_SLOT: value = address_of(symbol); break;
        default: leave(NOT_ALONE);
      }
      *(uint64_t *)(base + places[k].r_offset) = value;
    }
  }
}

static void *function(const char *name) {
  for (uint64_t k = 1; k < symbol_count; k++) {
    if (same(names + symbols[k].st_name, name)) return (void *)address_of(symbols + k);
  }
  leave(UNKNOWN);
  return 0;
}

#define EIGHT(i) a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5], a[i + 6], a[i + 7]
typedef int64_t called(uint64_t, ...);

/* A function takes the arguments that it knows of; the others do no harm. */
static int64_t call(struct message *told) {
  uint64_t a[MOST_ARGUMENTS];
  for (uint64_t i = 0; i < MOST_ARGUMENTS; i++) a[i] = 0;
  for (uint64_t i = 0; i < told->count && i < MOST_ARGUMENTS; i++) {
    a[i] = told->arguments[i].value + (told->arguments[i].is_memory ? (uint64_t)told : 0);
  }
  called *work = (called *)function(told->name);
  return work(EIGHT(0), EIGHT(8), EIGHT(16), EIGHT(24), EIGHT(32), EIGHT(40), EIGHT(48));
}

static void run(void) {
  uint64_t size, room = 0;
  transfer(READ, (char *)&size, sizeof size);
  char *file = memory_of(size), *message = 0;
  transfer(READ, file, size);
  load(file, size);
  for (;;) {
    transfer(READ, (char *)&size, sizeof size);
    if (size > room) {
      room = 2 * size;
      message = memory_of(room);
    }
    transfer(READ, message, size);
    int64_t result = call((struct message *)message);
    transfer(WRITE, (char *)&result, sizeof result);
    transfer(WRITE, message, size);
  }
}

__attribute__((naked)) void _start(void) {
  __asm__("and $-16, %%rsp\n call %P0" : : "i"(run));
}
